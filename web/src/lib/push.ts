/** "Tell me when it is my turn": asked for at the table, by whoever wants it, and never by ourselves. */
import type { Key } from "../generated/protocol";
import { pushKey, pushOn } from "./api";
import { keepWords } from "./pwa";

/** Can this browser be told, and does this server tell? Then it may be offered. */
export async function mayNotify(): Promise<boolean> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return false;
  if (Notification.permission === "denied" || !(await navigator.serviceWorker.getRegistration())) return false;
  return (await serverKey()) !== null;
}

/** Have this browser told when it is the seat's turn; false if the person or the browser would rather not. */
export async function notifyMe(table: string, key: Key): Promise<boolean> {
  // The browser wants to be asked first, while the click is still fresh.
  if ((await Notification.requestPermission()) !== "granted") return false;
  const applicationServerKey = await serverKey();
  if (applicationServerKey === null) return false;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wish = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    await pushOn(table, key, wish.toJSON());
    await keepWords();
    return true;
  } catch {
    return false;
  }
}

async function serverKey(): Promise<string | null> {
  return pushKey().then(
    ({ key }) => key,
    () => null,
  );
}
