/** What RFC 5987 does not take as it is, beyond what encodeURIComponent escapes. */
const escaped = /['()*]/g;
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    escaped,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A header that names the file in any alphabet; old readers get the Latin part of the name. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string) {
  const plain = name.replace(/[^\w. -]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}
