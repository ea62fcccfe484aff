import { escapeHtml } from '../escapeHtml';

/** A tag as a server writes it; of those that have an end only a script, with `text` in it. */
export function writeTag(name: string, attributes: Record<string, string>, text = '') {
  const written = Object.entries(attributes).map(([key, value]) =>
    value ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`,
  );
  return `<${name}${written.join('')}>${name === 'script' ? `${text}</script>` : ''}`;
}
