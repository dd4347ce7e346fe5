/** Does a key open its seat? The server says it of all the keys of a greeting together: each is shown alone. */
import { CLOSE, PROTOCOL_VERSION, type Key } from "../generated/protocol";
import { BASE } from "./base";

/** Null if nobody answers: then it may well be good. */
export function isHeld(table: string, key: Key): Promise<boolean | null> {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${BASE}/live`);
  return new Promise((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: PROTOCOL_VERSION, table, keys: [key] }));
    socket.onmessage = () => {
      resolve(true);
      socket.close();
    };
    socket.onclose = ({ code }) => resolve(code === CLOSE.NOT_ALLOWED ? false : null);
  });
}
