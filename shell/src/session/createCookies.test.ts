import { createCookies } from './createCookies';

const written = jest.spyOn(document, 'cookie', 'set');
const lastWritten = () => written.mock.lastCall?.[0] ?? '';

afterEach(() => {
  createCookies().authToken.remove();
  createCookies().language.remove();
});

test('both cookies belong to the whole site and stay away from foreign posts', () => {
  const { authToken, language } = createCookies();
  authToken.write('t1');
  expect(lastWritten()).toMatch(/^AuthToken=t1; path=\/; sameSite=lax; expires=[^;]+$/i);
  language.write('en');
  expect(lastWritten()).toMatch(/^Language=en; path=\/; sameSite=lax; expires=[^;]+$/i);
});

test('over https they are secure', () => {
  createCookies(true).authToken.write('t1');
  expect(lastWritten()).toMatch(/; secure/);
});

test('what was written is read, and removed it is gone', () => {
  const { authToken } = createCookies();
  expect(authToken.read()).toBeUndefined();
  authToken.write('t1');
  expect(authToken.read()).toBe('t1');
  authToken.remove();
  expect(authToken.read()).toBeUndefined();
});

test('a language that the product does not speak counts as none', () => {
  document.cookie = 'Language=de; path=/';
  expect(createCookies().language.read()).toBeUndefined();
  createCookies().language.write('en');
  expect(createCookies().language.read()).toBe('en');
});
