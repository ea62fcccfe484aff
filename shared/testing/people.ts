import type { CurrentHuman } from '../contract/people/calls';

type Study = NonNullable<CurrentHuman['student']>;

/** A study that goes on, for tests. */
export const studyOf = (change: Partial<Study> & Pick<Study, 'eduOrg'>): Study => ({
  id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c05',
  program: 'Прикладная математика',
  recordBook: '25-0101',
  group: null,
  course: 1,
  level: 'BACHELOR',
  form: 'FULL_TIME',
  basis: 'BUDGET',
  status: { key: 'ENROLLED', name: 'Учится', isStudying: true },
  enrolledAt: '2025-09-01',
  expectedEndAt: '2029-06-30',
  ...change,
});

/** A signed-in person for tests, who has given nothing but an e-mail. */
export const humanOf = (change: Partial<CurrentHuman> = {}): CurrentHuman => ({
  kind: 'HUMAN',
  id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c03',
  email: 'student@example.test',
  lastName: null,
  firstName: null,
  middleName: null,
  birthDate: null,
  gender: null,
  phone: null,
  citizenship: null,
  snils: null,
  inn: null,
  passport: null,
  identityStatus: 'EMPTY',
  photoUrl: null,
  consents: [],
  pushEnabled: false,
  hasPassword: false,
  language: { id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c04', key: 'ru' },
  student: null,
  isStudent: change.student !== null && change.student !== undefined,
  version: 1,
  ...change,
});
