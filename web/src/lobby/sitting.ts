/** Laying a table and sitting down at it. */
import { make, type Plan } from "../lib/api";
import { remember } from "../lib/keys.svelte";
import { go } from "../lib/router.svelte";

/** Make the table, keep its keys, and go there. */
export async function sitDown(plan: Plan): Promise<void> {
  const made = await make(plan);
  remember(made.table, { game: plan.game, keys: [...made.keys] });
  go(`/t/${made.table}`);
}
