import * as z from 'zod/mini';
import { course, studyLevels } from '../education/requests';
import { consent, reauthentication } from '../auth/requests';
import { cardStatuses } from '../cards/machine';
import { today, yearsAfter } from '../days';
import { day, id, isShallow, line, listOf, multiline, search, timestamp, version } from '../fields';
import { period } from '../period';
import { email, inn12, password, personName, phone, snils } from '../personFields';
import { claimStatuses, humanStates, identityStatuses } from './machine';

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
  /** Whether the device still wants push messages. */
  isOn: z._default(z.boolean(), true),
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

/** Who is meant: by the register of people, by a register of payments, by a mailing. */
export const humansFilterRequest = z
  .object({
    search,
    eduOrgIds: listOf(id, 500),
    programIds: listOf(id, 500),
    statusIds: listOf(id),
    courses: listOf(course),
    levels: listOf(z.enum(studyLevels)),
    hasCard: z.optional(z.boolean()),
    cardStatuses: listOf(z.enum(cardStatuses)),
    identityStatuses: listOf(z.enum(identityStatuses)),
    /** Only those whose account is open, unless others are asked for. */
    state: z.optional(z.enum(humanStates)),
    createdFrom: z.optional(timestamp),
    createdTo: z.optional(timestamp),
  })
  .check(...period('createdFrom', 'createdTo'));
export type HumansFilter = z.infer<typeof humansFilterRequest>;

/** What staff say before they see somebody’s documents in full. */
export const documentsViewRequest = z.object({ reason: line(5, 500) });

export const cardActions = ['BLOCK', 'UNBLOCK', 'CLOSE'] as const;

/** What is absent stays as it is. */
export const humanUpdateRequest = z.object({
  lastName: z.optional(personName),
  firstName: z.optional(personName),
  middleName: z.optional(z.nullable(personName)),
  birthDate: z.optional(birthDate),
  phone: z.optional(z.nullable(phone)),
  email: z.optional(email),
  identityStatus: z.optional(z.enum(['FILLED', 'VERIFIED', 'MISMATCH'])),
  cardAction: z.optional(z.enum(cardActions)),
  /** Why; kept in the log. */
  comment: multiline(1, 1000),
  version,
});

/** The address that was shown: another may have been entered since. Earlier pages do not name it. */
export const emailChangeConfirmRequest = z.object({ email: z.optional(email) });

/** The number in one’s record book proves that the record is one’s own, where no СНИЛС does. */
export const studentClaimRequest = z.object({ recordBook: z.optional(line(1, 30)) });

export const studentClaimsFilterRequest = z.object({ statuses: listOf(z.enum(claimStatuses)) });

/** The versions of the person and of the record that were compared. */
export const studentClaimAcceptRequest = z.object({
  humanVersion: version,
  studentVersion: version,
});

/** Told to the person. */
const reason = multiline(10, 1000);

export const studentClaimRefuseRequest = z.object({ reason });

export const studyUnlinkRequest = z.object({ reason });

/** The long forms whose unfinished words are kept. */
export const draftForms = ['identity', 'credit-grant'] as const;
export type DraftForm = (typeof draftForms)[number];

const draftSize = 8_000;

/** Unfinished words need keep no rule but that of size. */
export const formDraftRequest = z.object({
  values: z
    .record(z.string(), z.unknown())
    .check(z.refine(isShallow, { error: 'TOO_LONG', abort: true }))
    .check(z.refine((values) => JSON.stringify(values).length <= draftSize, 'TOO_LONG')),
});
