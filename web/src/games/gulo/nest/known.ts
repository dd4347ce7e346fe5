/** Which step of quality this device was measured to afford: it holds for the next nest, and after a reload. A new
 *  visit measures anew, since the device may have been busy. */
import { LAST, type Step } from "./quality";

const KEY = "tablee.nest-step";
let kept: Step = 0;

export function knownStep(): Step {
  try {
    const found = Number(sessionStorage.getItem(KEY) ?? kept);
    return found === 1 || found === LAST ? found : 0;
  } catch {
    return kept; // a browser that keeps nothing
  }
}

export function keepStep(step: Step): void {
  kept = step;
  try {
    sessionStorage.setItem(KEY, String(step));
  } catch {
    // It holds until the page is left.
  }
}
