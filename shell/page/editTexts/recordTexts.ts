import { plain } from '@campus/shared/format/plain';
import type { i18n, PostProcessorModule } from 'i18next';

const tidy = (text: string) => plain(text).replace(/\s+/g, ' ').trim();

/** A text that is part of what stands there, such as the name of a field in front of its value. */
const leastShare = 1 / 3;
const leastLength = 4;

interface Resolved {
  i18nResolved?: { res?: unknown; exactUsedKey?: string; usedNS?: string };
}

/** Makes every part of the page say its texts once more. */
const sayAgain = (texts: i18n) => texts.addResources(texts.language, 'shell', {});

/**
 * Remembers which text said which words, once it has begun: what is shown is not changed by a single
 * character, so nothing that depends on it can break.
 */
export function recordTexts(texts: i18n) {
  /** Mnemonics by the words that they said. */
  const said = new Map<string, Set<string>>();
  const recorder: PostProcessorModule = {
    type: 'postProcessor',
    name: 'recordTexts',
    process(words, _key, options) {
      const { res, exactUsedKey, usedNS } = (options as Resolved).i18nResolved ?? {};
      const key = tidy(words);
      if (typeof res === 'string' && exactUsedKey && usedNS && key) {
        const mnemonics = said.get(key) ?? new Set();
        said.set(key, mnemonics.add(`${usedNS}.${exactUsedKey}`));
      }
      return words;
    },
  };
  const { postProcess, postProcessPassResolved } = texts.options;
  const others = [postProcess || []].flat();

  return {
    /** Who says exactly this. */
    find: (words: string): string[] => [...(said.get(tidy(words)) ?? [])],
    /** Who says a good part of it, the longest first. */
    findInside(words: string): string[] {
      const whole = tidy(words);
      const least = Math.max(leastLength, whole.length * leastShare);
      return [...said]
        .filter(([part]) => part.length >= least && whole.includes(part))
        .sort(([one], [other]) => other.length - one.length)
        .flatMap(([, mnemonics]) => [...mnemonics]);
    },
    /** All that the page says, by its words. */
    list: () => [...said].map(([words, mnemonics]) => ({ words, mnemonics: [...mnemonics] })),
    /** Another screen says other texts: those of the one before are forgotten. */
    begin() {
      said.clear();
      texts.use(recorder);
      Object.assign(texts.options, {
        postProcess: [...others, recorder.name],
        postProcessPassResolved: true,
      });
      sayAgain(texts);
    },
    stop: () => Object.assign(texts.options, { postProcess, postProcessPassResolved }),
  };
}

export type TextRecord = ReturnType<typeof recordTexts>;

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
