import { xmlText } from './xmlText';

/** An element of XML: attributes are escaped here, its content is XML already. */
export function xmlElement(name: string, content = '', attributes: Record<string, string> = {}) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${written.join('')}${content ? `>${content}</${name}>` : '/>'}`;
}
