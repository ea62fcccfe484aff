import { ApiError } from '@campus/shared/api/ApiError';
import { listEduOrgs, listUserRoles } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { countUsers, getUser, type User } from '@campus/shared/contract/staff/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { UserScreen } from './UserScreen';
import { locales } from './UsersScreen';

export const support = { id: idOf(1), key: 'SUPPORT', name: 'Поддержка' } as const;
export const operator = { id: idOf(5), key: 'EDU_OPERATOR', name: 'Оператор' } as const;
export const auditor = { id: idOf(4), key: 'AUDITOR', name: 'Аудитор' } as const;
export const north = { id: idOf(2), name: 'Северный университет', shortName: 'СТУ' };

/** A member of staff as the server gives it, for tests. */
export const user: User = {
  id: idOf(10),
  login: 'support@example.test',
  lastName: 'Помощникова',
  firstName: 'Анна',
  middleName: null,
  position: 'Специалист',
  phone: null,
  role: support,
  eduOrg: north,
  isActive: true,
  language: { id: idOf(3), key: 'ru' },
  lastLoginAt: null,
  twoFactor: 'EMAIL',
  mustChangePassword: false,
  createdAt: '2026-01-12T08:00:00Z',
  version: 1,
};

interface Opening {
  read?: () => User | ApiError;
  language?: 'ru' | 'en';
  roles?: Role[];
  /** Without it the server has none of the calls beyond the specification. */
  admins?: number | undefined;
  isOwn?: boolean;
}

const words = { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } };

/** The record as a member of staff has it before them. */
export function openUser(opening: Opening = {}) {
  const { read = () => user, language = 'ru', roles = ['ADMIN'], isOwn = false } = opening;
  const { admins } = opening;
  stub(getUser, read);
  stub(countUsers, () =>
    admins ? { active: 5, inactive: 1, invited: 0, admins } : new ApiError(404, 'Нет'),
  );
  stub(listUserRoles, () => [support, operator, auditor]);
  stub(listEduOrgs, () => [{ ...north, city: null, isActive: true }]);
  return renderScreen(<UserScreen id={user.id} />, {
    url: `/admin/users/${user.id}`,
    language,
    texts: { namespace: 'admin-users', locales: words },
    roles,
    staffId: user.id,
    ...(isOwn && { person: { kind: 'STAFF', language: user.language, student: null } }),
  });
}

export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export async function choose(name: string) {
  await press('Другие действия');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
