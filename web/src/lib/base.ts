/** The path under which the server shows us, such as "/tablee"; nothing at the root. */
export const BASE: string =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "");
