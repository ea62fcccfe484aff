/** Words of the backend that the server has rendered the page with, by mnemonic. */
export function readServerWords(): Record<string, string> {
  const text = document.getElementById('words')?.textContent;
  return text ? (JSON.parse(text) as Record<string, string>) : {};
}
