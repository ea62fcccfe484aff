import * as z from 'zod/mini';
import { id, languageKey, line, multiline } from '../fields';
import { mnemonicFormat, mnemonicLength, textLength } from './textRules';

export const languageRequest = z.object({ key: languageKey, name: line(1, 40) });

const mnemonic = z
  .string('REQUIRED')
  .check(z.maxLength(mnemonicLength, 'TOO_LONG'), z.regex(mnemonicFormat, 'MNEMONIC_FORMAT'));

const item = z.object({
  mnemonic,
  translation: multiline(1, textLength),
  languageId: id,
  /** What was edited, 0 where nothing was saved yet: another one is a conflict. */
  version: z.optional(z.int('RANGE').check(z.gte(0, 'RANGE'))),
  /**
   * What the code says by itself. Its placeholders are to be kept, and a text that says the same is
   * not kept at all: later releases word it again.
   */
  bundled: z.optional(multiline(0, textLength)),
});
export type TranslationItem = z.output<typeof item>;

/** Rows of an import, or one text without the list around it. */
export const translationRequest = z
  .extend(z.partial(item), {
    items: z.optional(
      z.array(item).check(z.minLength(1, 'REQUIRED'), z.maxLength(500, 'TOO_MANY_ITEMS')),
    ),
  })
  .check(
    z.refine(({ items, ...one }) => items !== undefined || item.safeParse(one).success, {
      error: 'REQUIRED',
      path: ['items'],
    }),
  );
