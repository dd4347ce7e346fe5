/** The films of thefts, fetched when somebody wants to see one. */
import * as api from "./api";
import type { Films } from "./hands";

/** The films of a table. */
export function filmsOf(table: string): Films {
  return { list: () => api.thefts(table), load: (number) => api.theft(table, number) };
}
