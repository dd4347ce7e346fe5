/** Put a text on the clipboard; on plain http in a home network browsers have only the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const place = document.activeElement?.closest("dialog") ?? document.body; // a dialog keeps the focus inside
  place.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
