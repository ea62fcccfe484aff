import type { CurrentHuman, CurrentPerson } from '@campus/shared/contract/participants';
import type { User } from '@campus/shared/contract/users';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const language = { id: uuid(1), key: 'ru' as const };
const organisation = { id: uuid(2), name: 'Северный университет', shortName: 'СУ' };

/** The people of the shell's tests. */
export const newcomer: CurrentHuman = {
  kind: 'HUMAN',
  id: uuid(3),
  email: 'newcomer@example.test',
  lastName: null,
  firstName: null,
  middleName: null,
  identityStatus: 'EMPTY',
  language,
  student: null,
};

export const student: CurrentHuman = {
  ...newcomer,
  id: uuid(4),
  email: 'student@example.test',
  firstName: 'Студентка',
  lastName: 'Первокурсница',
  student: {
    id: uuid(5),
    eduOrg: organisation,
    program: 'Прикладная информатика',
    group: null,
    course: 1,
    level: 'BACHELOR',
    status: { key: 'ENROLLED', name: 'Учится', isStudying: true },
  },
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
};
