import { demoAccounts } from '../../../../fixtures/demoAccounts';
import { humans } from '../../../domains/accounts/humanTables';
import { consents } from '../../../domains/support/supportTables';
import { consentVersion } from '../../../domains/support/consentVersion';
import { withInn12Control, withSnilsControl } from '../../../platform/seed/checksums';
import { idOf, mix } from '../idOf';
import { personNameOf } from '../names';
import { identityOf, joined, newcomer, padded } from '../population';
import { repeat } from '../repeat';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

const digits = (index: number, length: number) =>
  String(mix(index) % 10 ** length).padStart(length, '0');

function emailOf(index: number) {
  if (index === 0) return demoAccounts.student.email;
  if (index === newcomer) return demoAccounts.newcomer.email;
  return `human${padded(index)}@example.test`;
}

function stateOf(index: number) {
  if (index % 50 !== 49) return 'ACTIVE' as const;
  return index % 100 === 49 ? ('DELETED' as const) : ('ANONYMISED' as const);
}

function documentsOf(index: number, { calendar }: ScaleContext) {
  return {
    birthDate: calendar.day(-365 * 18 - (mix(index) % 2_500)),
    citizenship: 'RU',
    // Nine digits that differ by person: a number is one person’s only.
    snils: withSnilsControl(`1${String(index * 199 + 7).padStart(8, '0')}`),
    inn: withInn12Control(`78${digits(index, 8)}`),
    passport: {
      series: `40${digits(index, 2)}`,
      number: `1${digits(index + 1, 5)}`,
      issuedAt: calendar.day(-300 - (index % 900)),
      issuedBy: 'Отдел по вопросам миграции № 1, Примерск',
      departmentCode: `780-${digits(index, 3)}`,
    },
    phone: `+79${String(100_000_000 + index).padStart(9, '0')}`,
  };
}

const nobody = {
  gender: null,
  lastName: null,
  firstName: null,
  middleName: null,
  birthDate: null,
  citizenship: null,
  snils: null,
  inn: null,
  passport: null,
  phone: null,
};

const createHuman = (context: ScaleContext) => (index: number) => {
  const { calendar, reference, passwordHash } = context;
  const [identityStatus, state] = [identityOf(index), stateOf(index)];
  const isKnown = identityStatus !== 'EMPTY' && state !== 'ANONYMISED';
  const day = joined(index);
  return {
    id: idOf('human', index),
    email: emailOf(index),
    identityStatus,
    state,
    languageId: index % 9 === 5 ? reference.languageIds.en : reference.languageIds.ru,
    passwordHash,
    createdAt: calendar.moment(day, 0, mix(index) % 1_440),
    deletedAt: state === 'ACTIVE' ? null : calendar.moment(Math.max(day, -9)),
    lastLoginAt: calendar.moment(Math.max(day, -(mix(index) % 90)), 0),
    ...(isKnown ? { ...personNameOf(index), ...documentsOf(index, context) } : nobody),
  };
};

export const scaleHumans = (context: ScaleContext) => [
  source(humans, repeat(scaleSizes.humans, createHuman(context))),
  ...(['PD', 'PD_SHARE'] as const).map((type) =>
    source(
      consents,
      repeat(scaleSizes.humans, (index) => ({
        humanId: idOf('human', index),
        type,
        textVersion: consentVersion,
        at: context.calendar.moment(joined(index)),
        ip: '192.0.2.1',
      })),
    ),
  ),
];
