import * as z from 'zod/mini';

/** Building blocks of payloads. Each refuses with a code that the reader's language words. */
export const id = z.uuid('ID_FORMAT');
export const timestamp = z.iso.datetime();
export const day = z.iso.date();
export const languageKey = z.enum(['ru', 'en']);
export type LanguageKey = z.infer<typeof languageKey>;

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const tidyLine = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');
const tidyText = (text: string) => text.normalize('NFC').trim().replace(/\r\n?/g, '\n');

const bounded = (tidy: (text: string) => string, min: number, max: number) =>
  z.string('REQUIRED').check(
    z.overwrite(tidy),
    z.minLength(min, min === 1 ? 'REQUIRED' : 'TOO_SHORT'),
    z.maxLength(max, 'TOO_LONG'),
    z.refine((text) => !controls.test(text), 'CONTROL_CHARACTERS'),
  );

/** One line: composed, trimmed, inner spaces collapsed. */
export const line = (min: number, max: number) => bounded(tidyLine, min, max);

/** Several lines: composed and trimmed, line breaks kept. */
export const multiline = (min: number, max: number) => bounded(tidyText, min, max);

const emailFormat =
  /^(?=.{3,254}$)(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

const lowerDomain = (text: string) => {
  const at = text.lastIndexOf('@');
  return at < 0 ? text : text.slice(0, at) + text.slice(at).toLowerCase();
};

export const email = z.string('REQUIRED').check(
  z.overwrite((text) => lowerDomain(text.trim())),
  z.minLength(1, 'REQUIRED'),
  z.regex(emailFormat, 'EMAIL_FORMAT'),
);

export const code = z.string('REQUIRED').check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.minLength(1, 'REQUIRED'),
  z.regex(/^\d{6}$/, 'CODE_FORMAT'),
);

/** A password that is given to sign in; the rules for a new one are stricter. */
export const password = z
  .string('REQUIRED')
  .check(z.minLength(1, 'REQUIRED'), z.maxLength(128, 'TOO_LONG'));

export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(120));

/** Kopecks: an integer, so that sums are exact. */
export const kopecks = z.int();
