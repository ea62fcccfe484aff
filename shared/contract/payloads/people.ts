import * as z from 'zod/mini';
import { today, yearsAfter } from '../days';
import { day, id, line, version } from '../fields';
import { inn12, password, personName, phone, snils } from '../personFields';
import { consent, reauthentication } from './auth';

/** YYYY-1 is the autumn semester, YYYY-2 the spring one. */
export const semester = z.string('REQUIRED').check(z.regex(/^20\d\d-[12]$/, 'PERIOD_FORMAT'));

const agesFrom14To100 = (birthDate: string) =>
  yearsAfter(birthDate, 14) <= today() && yearsAfter(birthDate, 101) > today();

export const birthDate = day.check(z.refine(agesFrom14To100, 'BIRTH_DATE_AGE'));

/** What is absent stays as it is; null clears. The list of consents is the whole of what is given. */
export const humanRequest = z.object({
  lastName: z.optional(personName),
  firstName: z.optional(personName),
  middleName: z.optional(z.nullable(personName)),
  phone: z.optional(z.nullable(phone)),
  languageId: z.optional(id),
  pushEnabled: z.optional(z.boolean()),
  consents: z.optional(z.array(consent).check(z.maxLength(3, 'TOO_MANY_ITEMS'))),
  password: z.optional(password),
  ...reauthentication,
  version: z.optional(version),
});

/** Of the Russian Federation with every part; a foreign document may have only a number. */
const passport = z.object({
  series: z._default(line(0, 25), ''),
  number: line(1, 25),
  issuedAt: day,
  issuedBy: line(1, 255),
  departmentCode: z._default(line(0, 7), ''),
});

interface Holder {
  citizenship: string;
  birthDate: string;
  passport: z.infer<typeof passport>;
}

const ruleOfRussian = (
  part: keyof z.infer<typeof passport>,
  error: string,
  isRight: (holder: Holder) => boolean,
) =>
  z.refine<Holder>((holder) => holder.citizenship !== 'RU' || isRight(holder), {
    error,
    path: ['passport', part],
  });

export const humanIdentityRequest = z
  .object({
    lastName: personName,
    firstName: personName,
    middleName: z.optional(z.nullable(personName)),
    birthDate,
    gender: z.enum(['M', 'F'], 'REQUIRED'),
    citizenship: z.string('REQUIRED').check(z.regex(/^[A-Z]{2}$/, 'COUNTRY_FORMAT')),
    snils,
    inn: z.optional(z.nullable(inn12)),
    passport,
    version: z.optional(version),
  })
  .check(
    ruleOfRussian('series', 'PASSPORT_SERIES', ({ passport: { series } }) =>
      /^\d{4}$/.test(series),
    ),
    ruleOfRussian('number', 'PASSPORT_NUMBER', ({ passport: { number } }) =>
      /^(?!0{6})\d{6}$/.test(number),
    ),
    ruleOfRussian('departmentCode', 'DEPARTMENT_CODE', ({ passport: { departmentCode } }) =>
      /^\d{3}-\d{3}$/.test(departmentCode),
    ),
    ruleOfRussian(
      'issuedAt',
      'PASSPORT_TOO_EARLY',
      ({ birthDate: born, passport: { issuedAt } }) => issuedAt >= yearsAfter(born, 14),
    ),
    z.refine<Holder>((holder) => holder.passport.issuedAt <= today(), {
      error: 'DATE_IN_FUTURE',
      path: ['passport', 'issuedAt'],
    }),
  );

export const humanFcmTokenRequest = z.object({
  token: line(1, 512),
  platform: z.enum(['WEB', 'IOS', 'ANDROID'], 'REQUIRED'),
});

/** What is absent is taken from the identity of the person who asks. */
export const studentFindRequest = z.object({
  lastName: z.optional(personName),
  firstName: z.optional(personName),
  middleName: z.optional(personName),
  birthDate: z.optional(birthDate),
  recordBook: z.optional(line(1, 30)),
  snils: z.optional(snils),
});
