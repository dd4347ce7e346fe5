/** A theft or a pour as it was kept: one message at rest and then every frame, compressed or not. */
import { pictureAfter, pictureOfRest, type Picture } from "./pictures";
import { decodeAll } from "./wire";

/** The pictures of a film, oldest first; null if it is malformed. */
export async function developed(film: ArrayBuffer): Promise<readonly Picture[] | null> {
  const bytes = await inflated(film).catch(() => null);
  const messages = bytes && decodeAll(bytes);
  if (!messages?.length) return null;
  const pictures: Picture[] = [];
  for (const message of messages) {
    const before = pictures.at(-1) ?? null;
    pictures.push(message.kind === "rest" ? pictureOfRest(message) : pictureAfter(before, message));
  }
  // The nest at rest is what the first frame changes; it has no time of its own.
  return pictures.length > 1 ? pictures.slice(1) : pictures;
}

/** The first byte of what zlib has made; the server's messages begin with their kind, which is smaller. */
const ZLIB = 0x78;

async function inflated(film: ArrayBuffer): Promise<ArrayBuffer> {
  if (new Uint8Array(film)[0] !== ZLIB) return film;
  const stream = new Blob([film]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}

/** How long it lasts, in seconds. */
export function seconds(pictures: readonly Picture[]): number {
  return ((pictures.at(-1)?.number ?? 0) - (pictures[0]?.number ?? 0)) / 60;
}
