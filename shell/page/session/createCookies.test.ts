import { renderHook } from '@testing-library/react';
import { createCookies, useCookies } from './createCookies';

const written = jest.spyOn(document, 'cookie', 'set');
const lastWritten = () => written.mock.lastCall?.[0] ?? '';

afterEach(() => {
  createCookies().authToken.remove();
  createCookies().language.remove();
});

test('both cookies use path / and stay away from foreign posts', () => {
  const { authToken, language } = createCookies();
  authToken.write('t1');
  expect(lastWritten()).toMatch(/^AuthToken=t1; path=\/; sameSite=lax; expires=[^;]+$/i);
  language.write('en');
  expect(lastWritten()).toMatch(/^Language=en; path=\/; sameSite=lax; expires=[^;]+$/i);
});

test('the session is kept for thirty days, the language for a year', () => {
  const daysLeft = () => {
    const [, until = ''] = /expires=([^;]+)/.exec(lastWritten()) ?? [];
    return Math.round((new Date(until).getTime() - Date.now()) / 86_400_000);
  };
  createCookies().authToken.write('t1');
  expect(daysLeft()).toBe(30);
  createCookies().language.write('en');
  expect(daysLeft()).toBe(365);
});

test('a browser that throws instead of keeping cookies has kept none', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  written.mockImplementationOnce(denied);
  jest.spyOn(document, 'cookie', 'get').mockImplementationOnce(denied);
  const { authToken } = createCookies();
  expect(() => authToken.write('t1')).not.toThrow();
  expect(authToken.read()).toBeUndefined();
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
  for (const spoken of ['ru', 'en'] as const) {
    createCookies().language.write(spoken);
    expect(createCookies().language.read()).toBe(spoken);
  }
});

test('they are read inside of a session', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useCookies())).toThrow('useCookies is read outside of');
});
