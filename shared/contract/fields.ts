import * as z from 'zod/mini';

/** Building blocks of payloads. Each refuses with a code that the reader's language words. */
// In one spelling, as the database writes it: otherwise one id would be compared as two.
export const id = z.uuid('ID_FORMAT').check(z.toLowerCase());

const dateError = ({ input }: { input?: unknown }) =>
  input === undefined || input === '' ? 'REQUIRED' : 'DATE_FORMAT';
// What computes with a date need not fear that it is none; the database knows no year 0.
const hasYear = z.refine<string>((text) => text >= '0001', 'DATE_FORMAT');

export const timestamp = z.iso.datetime({ error: dateError, abort: true }).check(hasYear);
export const day = z.iso.date({ error: dateError, abort: true }).check(hasYear);
export const languageKey = z.enum(['ru', 'en']);
export type LanguageKey = z.infer<typeof languageKey>;
/** What is said before any dictionary is loaded, or without one. */
export type TextByLanguage = Record<LanguageKey, string>;

// Half of a character is no text either: JSON in the database refuses it.
export const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/u;
/** The text without what PostgreSQL keeps nowhere: zero bytes, and in JSON halves of characters. */
export const withoutUnkept = (text: string) => text.replace(/[\u0000\ud800-\udfff]/gu, '');
/** Whether anybody can walk through a value of any shape: nested without end it exhausts the stack. */
export const isShallow = (value: unknown, levels = 20): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

export const tidyLine = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');
const tidyText = (text: string) => text.normalize('NFC').trim().replace(/\r\n?/g, '\n');

const bounded = (tidy: (text: string) => string, min: number, max: number) =>
  z.string('REQUIRED').check(
    z.overwrite(tidy),
    z.minLength(min, { error: ({ input }) => (input === '' ? 'REQUIRED' : 'TOO_SHORT') }),
    z.maxLength(max, 'TOO_LONG'),
    z.refine((text) => !controls.test(text), 'CONTROL_CHARACTERS'),
  );

/** One line: composed, trimmed, inner spaces collapsed. */
export const line = (min: number, max: number) => bounded(tidyLine, min, max);

/** Several lines: composed and trimmed, line breaks kept. */
export const multiline = (min: number, max: number) => bounded(tidyText, min, max);

/** Kopecks: an integer, so that sums are exact. */
export const kopecks = z.int();

const amountError = ({ input }: { input?: unknown }) => {
  if (input === undefined || input === null || input === '') return 'REQUIRED';
  return typeof input === 'string' ? 'MONEY_FORMAT' : 'RANGE';
};

/** Kopecks that somebody enters: from one to a billion rubles; a text is a sum nobody understood. */
export const amount = z.int({ error: amountError }).check(z.gte(1, 'RANGE'), z.lte(1e11, 'RANGE'));

/** A text that staff write: Russian always, English perhaps; an empty one is none. */
export const bilingual = (ru: z.ZodMiniType<string, string>, en: z.ZodMiniType<string, string>) =>
  z
    .object({ ru, en: z.optional(en) })
    .check(z.overwrite((text) => (text.en ? text : { ru: text.ru })));

export const texts = (min: number, max: number) => bilingual(line(min, max), line(0, max));

export const longTexts = (min: number, max: number) =>
  bilingual(multiline(min, max), multiline(0, max));

/** The same as it is read back. */
export const localText = z.object({ ru: z.string(), en: z.optional(z.string()) });

// No bound of the schema: nobody has read another version, and no remote need be built anew for it.
const isCounted = (count: number) => count >= 0 && count <= 2_147_483_647;

/** What the database can count to. */
export const version = z.int('REQUIRED').check(z.refine(isCounted, 'RANGE'));

/** A list in a filter: everything where it is missing or empty. */
export const listOf = <S extends z.ZodMiniType>(item: S, max = 100) =>
  z.optional(z.array(item).check(z.maxLength(max, 'TOO_MANY_ITEMS')));

export const search = z.optional(line(0, 100));
