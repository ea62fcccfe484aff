/** @jest-environment-options {"url": "https://campus.test/"} */
import { createCookies } from './createCookies';

test('on a page that came over https cookies are secure without being told', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  createCookies().authToken.write('t1');
  expect(written.mock.lastCall?.[0]).toMatch(/; secure/);
  createCookies().authToken.remove();
});
