import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';

const paragraphs = /^(?:<p>(?:[^<]|<br ?\/?>)*<\/p>\s*)*$/;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Nothing but paragraphs, so it can be written as lines and back without a loss. */
export const isPlain = (html: string) => paragraphs.test(html);

export function toLines(html: string): string {
  const text = parseSafeHtml(html);
  for (const line of text?.querySelectorAll('br') ?? []) line.replaceWith('\n');
  return [...(text?.querySelectorAll('p') ?? [])].map((each) => each.textContent).join('\n\n');
}

export const fromLines = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');

/** Characters that a reader sees, which is what a limit is about. */
export const textLength = (html: string) => parseSafeHtml(html)?.textContent?.length ?? 0;
