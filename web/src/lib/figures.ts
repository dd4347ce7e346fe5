/** Numbers as they are written on a score sheet. */

/** A whole number with a real minus sign. */
export function figure(value: number): string {
  return `${value < 0 ? "−" : ""}${Math.abs(value)}`;
}

/** A number that is added to others. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}
