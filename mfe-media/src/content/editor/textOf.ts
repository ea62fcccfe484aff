import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';

const blocks = 'p, h2, h3, h4, li, blockquote, pre, tr, figcaption, caption';

/** What a reader of a text with markup sees, each paragraph on a line of its own. */
export function textOf(html: string) {
  const parsed = parseSafeHtml(html);
  for (const block of parsed?.querySelectorAll(blocks) ?? []) block.append('\n');
  for (const image of parsed?.querySelectorAll('img') ?? []) image.replaceWith(`[${image.alt}]`);
  return (parsed?.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
