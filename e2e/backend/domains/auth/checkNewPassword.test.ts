/** @jest-environment node */
import { checkNewPassword } from './checkNewPassword';

const circumstances = { field: 'newPassword', email: 'audit@example.test', hasSecondFactor: true };

const codeOf = (password: string) =>
  checkNewPassword(password, circumstances).then(
    () => 'admitted',
    ({ code }: { code: string }) => code,
  );

test.each([
  ...['football', 'sunshine', 'princess', 'superman', 'trustno1', 'starwars', 'baseball'],
  ...['Football', 'SUNSHINE', 'michelle', 'changeme'],
])('beside an app %s is refused as one of the commonest', async (password) => {
  expect(await codeOf(password)).toBe('PASSWORD_COMMON');
});

test('the same letters are common whether they come composed or not', async () => {
  expect(await codeOf('пароль12'.normalize('NFD'))).toBe('PASSWORD_COMMON');
  expect(await codeOf('йцукенгш'.normalize('NFD'))).toBe('PASSWORD_COMMON');
});

test('words that few people choose are admitted', async () => {
  expect(await codeOf('зебра 81')).toBe('admitted');
  expect(await codeOf('footballer knits')).toBe('admitted');
});
