const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A file and the fields beside it; a text in two languages goes as JSON. */
export function toForm(file: Blob, fields: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(name, textOf(value));
  form.append('file', file);
  return form;
}
