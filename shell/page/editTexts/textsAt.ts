import type { TextRecord } from './recordTexts';

const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'label'];

const attributesOf = (element: Element) =>
  attributes.flatMap((name) => element.getAttribute(name) ?? []);

/** Each piece by itself: a text and what follows it are pieces of their own. */
const piecesOf = (element: Element) =>
  [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? []) : [],
  );

/** An icon in a button is named by the button, and a word in bold is part of a sentence. */
const mostSteps = 4;

/** Which texts are said by what somebody points at: usually one, several where they say the same. */
export function textsAt(
  start: Element,
  { find, findInside }: Pick<TextRecord, 'find' | 'findInside'>,
): string[] {
  const unique = (mnemonics: string[]) => [...new Set(mnemonics)];
  const own = unique([...piecesOf(start), ...attributesOf(start)].flatMap(find));
  if (own.length > 0) return own;
  let element: Element | null = start;
  for (let step = 0; element && step < mostSteps; step++) {
    const words = [...attributesOf(element), element.textContent ?? ''];
    const found = unique(words.flatMap(find));
    if (found.length > 0) return found;
    element = element.parentElement;
  }
  return unique(piecesOf(start).flatMap(findInside));
}
