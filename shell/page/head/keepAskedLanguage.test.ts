import { createCookies } from '../session/createCookies';
import { keepAskedLanguage } from './keepAskedLanguage';

const cookies = createCookies();
const open = (url: string) => window.history.replaceState({ idx: 3 }, '', url);

test('the language that the address names is remembered and leaves the address', () => {
  open('/news?skip=12&lang=en#top');
  keepAskedLanguage(cookies, 'en');
  expect(cookies.language.read()).toBe('en');
  expect(window.location.href).toMatch(/\/news\?skip=12#top$/);
  expect(window.history.state).toEqual({ idx: 3 });
});

test('an address without a language changes nothing', () => {
  cookies.language.write('ru');
  open('/news');
  keepAskedLanguage(cookies, 'en');
  expect(cookies.language.read()).toBe('ru');
});
