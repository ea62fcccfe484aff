import * as z from 'zod/mini';
import { isInn10, isInn12, isSnils } from './checksums';
import { tidyLine } from './fields';

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

/** One of the codes for the day the phone is lost; kept without what was typed between its letters. */
export const recoveryCode = z.string('REQUIRED').check(
  z.overwrite((text) => text.replace(/[\s-]/g, '').toLowerCase()),
  z.minLength(1, 'REQUIRED'),
  z.regex(/^[a-z2-9]{10}$/, 'RECOVERY_FORMAT'),
);

/** A password that is given to sign in; the rules for a new one are stricter. */
export const password = z
  .string('REQUIRED')
  .check(z.minLength(1, 'REQUIRED'), z.maxLength(128, 'TOO_LONG'));

/** The least that any rule admits; who is asked for more learns it from the refusal. */
export const newPassword = z
  .string('REQUIRED')
  .check(z.minLength(8, 'TOO_SHORT'), z.maxLength(128, 'TOO_LONG'));

const letters = /^[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*$/u;

/** A part of a person’s name: letters, space, hyphen, apostrophe. */
export const personName = z
  .string('REQUIRED')
  .check(
    z.overwrite(tidyLine),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(60, 'TOO_LONG'),
    z.regex(letters, 'NAME_FORMAT'),
  );

/** A national number in whatever shape it was typed, or nothing. */
function toPhone(text: string) {
  const digits = text.replace(/\D/g, '');
  const isForeign = /^\s*\+(?!7)/.test(text);
  const own = digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits;
  return !isForeign && /^[3489]\d{9}$/.test(own) ? `+7${own}` : text;
}

/** Kept as +7XXXXXXXXXX. */
export const phone = z
  .string('REQUIRED')
  .check(z.overwrite(toPhone), z.regex(/^\+7[3489]\d{9}$/, 'PHONE_FORMAT'));

const onlyDigits = (text: string) => text.replace(/[\s-]/g, '');

/** СНИЛС: 11 digits with a control number; kept without separators. */
export const snils = z
  .string('REQUIRED')
  .check(
    z.overwrite(onlyDigits),
    z.regex(/^\d{11}$/, { error: 'SNILS_FORMAT', abort: true }),
    z.refine(isSnils, 'SNILS_CHECKSUM'),
  );

/** ИНН of a person: 12 digits, the last two computed. */
export const inn12 = z
  .string('REQUIRED')
  .check(
    z.overwrite(onlyDigits),
    z.regex(/^\d{12}$/, { error: 'INN_FORMAT', abort: true }),
    z.refine(isInn12, 'INN_CHECKSUM'),
  );

/** ИНН of an organisation: 10 digits, the last one computed. */
export const inn10 = z
  .string('REQUIRED')
  .check(
    z.overwrite(onlyDigits),
    z.regex(/^\d{10}$/, { error: 'INN_FORMAT', abort: true }),
    z.refine(isInn10, 'INN_CHECKSUM'),
  );
