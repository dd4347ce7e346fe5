/** What this browser can draw. */
let able: boolean | undefined;

/** Can it draw in three dimensions, as a nest needs that hands reach into? */
export function canDraw(): boolean {
  if (able !== undefined) return able;
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return (able = context !== null);
}
