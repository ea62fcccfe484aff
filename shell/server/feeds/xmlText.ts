/** What no XML may contain, not even escaped. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Words as the content of an element or of an attribute; by numbers, which feed readers know best. */
export const xmlText = (text: string) =>
  text
    .replace(impossible, '')
    .replace(/[&<>"']/g, (char) => `&#x${char.charCodeAt(0).toString(16).toUpperCase()};`);

/** An element of XML: attributes are escaped here, its content is XML already. */
export function xmlElement(name: string, content = '', attributes: Record<string, string> = {}) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${written.join('')}${content ? `>${content}</${name}>` : '/>'}`;
}
