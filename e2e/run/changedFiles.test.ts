/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { foldersReached } from './changedFiles';

test('a change of a domain reaches the browser tests about it', () => {
  expect(foldersReached(['mfe-support/src/ticket/NewTicketScreen.tsx'])).toEqual([
    'e2e/tests/support',
  ]);
  expect(
    foldersReached(['shell/page/inbox/Bell.tsx', 'e2e/backend/domains/auth/signIn.ts']),
  ).toEqual(['e2e/tests/frame', 'e2e/tests/session']);
});

test('what no test is about is proven by opening every page', () => {
  expect(foldersReached(['shared/ui/Button/Button.tsx'])).toEqual(['e2e/tests/all-pages']);
});

test('a changed spec is run, unless its whole folder is', () => {
  const spec = 'e2e/tests/users/find-user.spec.ts';
  expect(foldersReached([spec])).toEqual([spec]);
  expect(foldersReached([spec, 'mfe-admin-users/remote.ts'])).toEqual(['e2e/tests/users']);
});

test('words, unit tests and configuration reach no browser test', () => {
  const files = ['README.md', 'shell/server/page.test.ts', 'jest.config.mjs', 'e2e/run/main.ts'];
  expect(foldersReached(files)).toStrictEqual([]);
});

test.each(foldersReached(['shell/page/session/a.ts', 'mfe-media/remote.ts', 'shell/worker/a.ts']))(
  '%s exists',
  (folder) => expect(existsSync(path.join(root, folder))).toBe(true),
);
