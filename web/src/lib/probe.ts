/** Does a key open its seat? The server says it of all the keys of a greeting together: each is shown alone. */
import { CLOSE, PROTOCOL_VERSION, type Key } from "../generated/protocol";
import { BASE } from "./base";

const PATIENCE = 15_000; // milliseconds

/** Null if nobody answers: then it may well be good. */
export function isHeld(table: string, key: Key): Promise<boolean | null> {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${BASE}/live`);
  return new Promise((resolve) => {
    const answer = (held: boolean | null): void => {
      clearTimeout(timer);
      resolve(held);
      socket.close();
    };
    const timer = setTimeout(() => answer(null), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: PROTOCOL_VERSION, table, keys: [key] }));
    socket.onmessage = () => answer(true);
    socket.onclose = ({ code }) => answer(code === CLOSE.NOT_ALLOWED ? false : null);
  });
}
