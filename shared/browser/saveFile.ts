/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
