/** The text of a stranger’s answer; one that does not end is not read to its end, and gives nothing. */
export async function textWithin({ body }: Response, maxBytes: number) {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
