/** Where an invitation leads: a whole link, a private one too, or only the table's code. */
const LINK = /\/t\/([a-z0-9]{4,24})(?:\/?(?:\?[^#]*)?)(#seat=[0-7]&key=[A-Za-z0-9_-]{22,64})?$/;
const CODE = /^[a-z0-9]{4,24}$/;

/** The path of the page, or null if this is no invitation. */
export function pathOf(typed: string): string | null {
  const text = typed.trim();
  const link = LINK.exec(text);
  if (link) return `/t/${link[1]}${link[2] ?? ""}`;
  // People read codes to each other: capitals, spaces and dashes mean nothing.
  const code = text.toLowerCase().replace(/[\s-]/g, "");
  return CODE.test(code) ? `/t/${code}` : null;
}
