import { escapeHtml } from '../escapeHtml';
import type { AdmittedTag } from './HeadSection';

const withEnd = ['script', 'style', 'noscript'];

/** A tag as a server writes it; those that have an end hold `text`, which has to be safe there. */
export function writeTag(name: string, attributes: Record<string, string>, text = '') {
  const written = Object.entries(attributes).map(([key, value]) =>
    value ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`,
  );
  return `<${name}${written.join('')}>${withEnd.includes(name) ? `${text}</${name}>` : ''}`;
}

/** What staff add, written anew from what was understood; with a nonce as a page needs it. */
export function writeAdmitted(tag: AdmittedTag, nonce?: string): string {
  const { name, attributes, text, children, needsNonce } = tag;
  const own = needsNonce && nonce ? { ...attributes, nonce } : attributes;
  const inside = children?.map((child) => writeAdmitted(child, nonce)).join('') ?? text;
  return writeTag(name, own, inside);
}
