import type { Page } from 'playwright';
import { linksOf } from './linksOf';

const evaluate = (async (look: () => unknown) => look()) as Page['evaluate'];

test('the links of a page are found, whatever one of them looks like', async () => {
  document.body.innerHTML = `
    <a href="/news/%D0%B4%D0%B5%D0%BD%D1%8C?page=2">День</a>
    <a href="/news/100%">Сто</a>
    <a href="https://elsewhere.test/news">Не наше</a>
    <a href="/help">Помощь</a>`;
  expect(await linksOf({ evaluate })).toEqual(['/news/день', '/news/100%', '/help']);
});
