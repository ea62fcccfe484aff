const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export interface TestFile {
  name: string;
  content: Blob;
}

/** A form as a browser sends it. */
export async function formOf(fields: object, file?: TestFile) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, textOf(value));
  if (file) form.append('file', file.content, file.name);
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
