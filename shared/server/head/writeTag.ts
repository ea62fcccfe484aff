import { escapeHtml } from '../escapeHtml';

const withEnd = ['script', 'style'];

/** A tag as a server writes it; those that have an end hold `text`, which has to be safe there. */
export function writeTag(name: string, attributes: Record<string, string>, text = '') {
  const written = Object.entries(attributes).map(([key, value]) =>
    value ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`,
  );
  return `<${name}${written.join('')}>${withEnd.includes(name) ? `${text}</${name}>` : ''}`;
}
