/** @jest-environment node */
import { humanOf, studyOf } from '@campus/shared/testing/people';
import type { User } from '../staff/calls';
import { principalOf } from './principalOf';

const id = '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c01';
const eduOrg = { id, name: 'Северный университет', shortName: 'СУ' };
const study = studyOf({ eduOrg });
const over = studyOf({ eduOrg, status: { key: 'EXPELLED', name: 'Отчислен', isStudying: false } });
const named = { firstName: 'Анна', lastName: 'Иванова' };

test.each([
  ['is a student while the study goes on', study, ['HUMAN', 'STUDENT']],
  ['is none after it', over, ['HUMAN']],
  ['is none before one is linked', null, ['HUMAN']],
])('a participant %s', (_, student, roles) => {
  expect(principalOf(humanOf({ id, ...named, student }))).toEqual({
    id,
    roles,
    name: 'Анна Иванова',
  });
});

test('somebody without a name is called by the e-mail', () => {
  expect(principalOf(humanOf()).name).toBe('student@example.test');
  expect(principalOf(humanOf({ firstName: 'Анна' })).name).toBe('Анна');
});

test('staff have their role, and nothing before the password that must be changed is', () => {
  const user: User = {
    id,
    ...named,
    middleName: null,
    role: { id, key: 'SUPPORT', name: 'Поддержка' },
    isActive: true,
    login: 'support@example.test',
    position: null,
    phone: null,
    eduOrg: null,
    language: { id, key: 'ru' },
    lastLoginAt: null,
    twoFactor: 'EMAIL',
    mustChangePassword: false,
    createdAt: '2026-01-12T08:00:00Z',
    version: 1,
  };
  expect(principalOf(user)).toEqual({ id, roles: ['SUPPORT'], name: 'Анна Иванова' });
  expect(principalOf({ ...user, mustChangePassword: true }).roles).toStrictEqual([]);
});
