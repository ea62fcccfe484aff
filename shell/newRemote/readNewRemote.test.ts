/** @jest-environment node */
import { readNewRemote } from './readNewRemote';

const usage = 'npm run new-remote -- <name>';

test('a remote has the titles and the owner that it was given, else its name says them', () => {
  const titles = ['--title-ru', 'Парковка', '--title-en=Parking', '--owner', 'team@example.test'];
  expect(readNewRemote(['parking', ...titles], usage, {})).toMatchObject({
    ...{ name: 'parking', owner: 'team@example.test' },
    title: { ru: 'Парковка', en: 'Parking' },
  });
  expect(readNewRemote(['car-park'], usage, {}).title).toEqual({ ru: 'Car park', en: 'Car park' });
});

test.each([[[]], [['parking', 'lots']]])('%j names no remote', (words) => {
  expect(() => readNewRemote(words, usage, {})).toThrow(`Name one remote: ${usage}`);
});

test('an option that npm kept for itself is not forgotten', () => {
  const env = { npm_config_title_ru: 'Парковка' };
  expect(() => readNewRemote(['parking'], usage, env)).toThrow(
    `npm has kept --title-ru for itself: ${usage}`,
  );
  expect(readNewRemote(['parking', '--title-ru=Парк'], usage, env).title.ru).toBe('Парк');
});
