const office = 'application/vnd.openxmlformats-officedocument';

/** How files are called: to a person, in their names, to the browser. */
const kinds = {
  pdf: { name: 'PDF', extensions: ['pdf'], mime: 'application/pdf' },
  docx: { name: 'DOCX', extensions: ['docx'], mime: `${office}.wordprocessingml.document` },
  xlsx: { name: 'XLSX', extensions: ['xlsx'], mime: `${office}.spreadsheetml.sheet` },
  jpg: { name: 'JPG', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], mime: 'image/jpeg' },
  png: { name: 'PNG', extensions: ['png'], mime: 'image/png' },
  webp: { name: 'WebP', extensions: ['webp'], mime: 'image/webp' },
  csv: { name: 'CSV', extensions: ['csv'], mime: 'text/csv' },
} as const;

export type FileKind = keyof typeof kinds;

export const kindNames = (accept: readonly FileKind[]) => accept.map((kind) => kinds[kind].name);

export const isPictureKind = (kind: FileKind) => kinds[kind].mime.startsWith('image/');

/** For the `accept` of an input. */
export const acceptOf = (accept: readonly FileKind[]) =>
  accept
    .flatMap((kind) => [kinds[kind].mime, ...kinds[kind].extensions.map((each) => `.${each}`)])
    .join();

export const extensionOf = (name: string) =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';

/** By the extension, as the server does; what has none, such as a pasted picture, by its type. */
export function isOfKind({ name, type }: File, accept: readonly FileKind[]): boolean {
  const extension = extensionOf(name);
  return accept.some((kind) => {
    const { extensions, mime } = kinds[kind];
    const known: readonly string[] = extensions;
    return extension ? known.includes(extension) : type === mime;
  });
}

/** What telephones make and nothing else opens. */
export const isHeic = ({ name, type }: File) =>
  /^hei[cf]$/.test(extensionOf(name)) || /^image\/hei[cf]/.test(type);
