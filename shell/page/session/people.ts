import type { CurrentHuman, CurrentPerson } from '@campus/shared/contract/people/calls';
import type { User } from '@campus/shared/contract/staff/calls';
import { humanOf, studyOf } from '@campus/shared/testing/people';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const language = { id: uuid(1), key: 'ru' as const };
const organisation = { id: uuid(2), name: 'Северный университет', shortName: 'СУ' };

/** The people of the shell's tests. */
export const newcomer = humanOf({ id: uuid(3), email: 'newcomer@example.test', language });

export const student: CurrentHuman = {
  ...newcomer,
  id: uuid(4),
  email: 'student@example.test',
  firstName: 'Студентка',
  lastName: 'Первокурсница',
  student: studyOf({ eduOrg: organisation, program: 'Прикладная информатика' }),
  isStudent: true,
};

export const staff: CurrentPerson = { kind: 'STAFF', language, student: null };

export const adminUser: User = {
  id: uuid(6),
  login: 'admin@example.test',
  firstName: 'Администратор',
  lastName: 'Главный',
  middleName: null,
  position: null,
  phone: null,
  role: { id: uuid(7), key: 'ADMIN', name: 'Администратор' },
  eduOrg: null,
  isActive: true,
  language,
  lastLoginAt: null,
  twoFactor: 'EMAIL',
  mustChangePassword: false,
  createdAt: '2026-01-12T08:00:00Z',
  version: 1,
};
