/** @jest-environment node */
import type { Call } from '@campus/shared/contract/call';
import { authorise, bearerOf, isAdmitted } from './authorise';

const known = { admin: { roles: ['ADMIN'] }, student: { roles: ['HUMAN', 'STUDENT'] } };
const visitorOf = jest.fn(async (token: string) => known[token as keyof typeof known]);
beforeEach(() => visitorOf.mockClear());

const ask = (access: Call['access'], authorization?: string) =>
  authorise({ access }, authorization, visitorOf);

test.each([
  ['Bearer abc.d', 'abc.d'],
  ['bearer abc.d', 'abc.d'],
  ['Bearer ', undefined],
  ['Bearer a b', undefined],
  ['Bearer  a', undefined],
  ['Bearera', undefined],
  ['Basic abc', undefined],
  ['x Bearer abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('of the header %p the token is %p', (header, token) => {
  expect(bearerOf(header)).toBe(token);
});

test('a list of roles admits whoever has one of them, and a word everybody who is signed in', () => {
  const access = ['ADMIN', 'STUDENT'] as const;
  expect(isAdmitted({ access }, known.student)).toBe(true);
  expect(isAdmitted({ access: ['ADMIN'] }, known.student)).toBe(false);
  expect(isAdmitted({ access }, { roles: [] })).toBe(false);
  expect(isAdmitted({ access: 'optional' }, { roles: [] })).toBe(true);
});

test.each(['public', 'signature'] as const)(
  'a %s call does not look at the token',
  async (access) => {
    expect(await ask(access, 'Bearer admin')).toBeNull();
    expect(visitorOf).not.toHaveBeenCalled();
  },
);

test('where nobody need be signed in, a guest is nobody and a person themselves', async () => {
  expect(await ask('optional')).toBeNull();
  expect(await ask('optional', 'Bearer student')).toBe(known.student);
});

test('a token that died is refused even where none is needed', async () => {
  const refusal = { status: 401, code: 'TOKEN' };
  await expect(ask('optional', 'Bearer dead')).rejects.toMatchObject(refusal);
  await expect(ask('optional', 'Basic admin')).rejects.toMatchObject(refusal);
});

test('a call of roles takes a live session with one of them', async () => {
  expect(await ask(['ADMIN'], 'Bearer admin')).toBe(known.admin);
  await expect(ask(['ADMIN'], 'Bearer student')).rejects.toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
  await expect(ask(['ADMIN'])).rejects.toMatchObject({ status: 401, code: 'TOKEN' });
  expect(visitorOf).toHaveBeenCalledTimes(2);
});
