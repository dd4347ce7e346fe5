/** Clauses under their headings, in the order of the book. */
import type { Clause } from "../lib/api";

export interface Chapter {
  readonly heading: string;
  readonly anchor: string;
  readonly clauses: readonly Clause[];
}

export function byHeading(clauses: readonly Clause[]): Chapter[] {
  const headings = [...new Set(clauses.map((clause) => clause.heading))];
  return headings.map((heading, index) => ({
    heading,
    anchor: `chapter-${index + 1}`,
    clauses: clauses.filter((clause) => clause.heading === heading),
  }));
}
