/** Small Markdown of rules and notes: *emphasis* and **strong**, nothing else. */
export interface Part {
  readonly text: string;
  readonly kind: "plain" | "em" | "strong";
}

// A star opens only before a letter and closes only after one: "3 * 4 * 5" stays as it is.
const MARKED = /\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=[^\s*])([^*]*?)(?<=\S)\*/g;

/** The text in parts, to be put on the page as text: nothing in it can become HTML. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), kind: "plain" });
    found.push(match[1] === undefined ? { text: match[2] ?? "", kind: "em" } : { text: match[1], kind: "strong" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind: "plain" });
  return found;
}
