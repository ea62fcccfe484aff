/** @jest-environment node */
import { hasRole, scopeOf } from './hasRole';
import type { Participant, StaffMember } from './Requester';

const person = { id: '1', name: 'Anna', sessionId: 's' };
const student: Participant = { ...person, kind: 'HUMAN', roles: ['HUMAN', 'STUDENT'] };
const staff = (about: Partial<StaffMember>): StaffMember => ({
  ...person,
  kind: 'STAFF',
  roles: ['SUPPORT'],
  eduOrgId: null,
  mustChangePassword: false,
  isConfirmed: true,
  ...about,
});

/** As no token is made: what the rights are decided by is the kind as well. */
const impostor = (...roles: string[]) => ({ ...student, roles }) as unknown as Participant;

test('staff have a role where it is one of theirs, participants and guests never', () => {
  expect(hasRole(staff({ roles: ['SUPPORT', 'AUDITOR'] }), 'ADMIN', 'AUDITOR')).toBe(true);
  expect(hasRole(staff({}), 'ADMIN', 'AUDITOR')).toBe(false);
  expect(hasRole(impostor('SUPPORT'), 'SUPPORT')).toBe(false);
  expect(hasRole(null, 'ADMIN')).toBe(false);
});

test('an operator sees the own organisation, one without any nothing, and everybody else all', () => {
  const operator = staff({ roles: ['EDU_OPERATOR'], eduOrgId: 'own' });
  expect(scopeOf(operator)).toBe('own');
  expect(scopeOf({ ...operator, eduOrgId: null })).toBe('00000000-0000-0000-0000-000000000000');
  expect(scopeOf(staff({ eduOrgId: 'own' }))).toBeUndefined();
  expect(scopeOf(impostor('EDU_OPERATOR'))).toBeUndefined();
});
