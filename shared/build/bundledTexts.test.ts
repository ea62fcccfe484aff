/** @jest-environment node */
import path from 'node:path';
import { textsOfRemote, textsOfShell } from './bundledTexts';

const root = path.resolve(__dirname, '../..');

test('a remote tells its texts under its name, those of staff among them', () => {
  const texts = textsOfRemote('media', path.join(root, 'mfe-media'));
  expect(Object.keys(texts)).toEqual(['media']);
  expect(texts.media?.ru).toMatchObject({ 'news.title': 'Новости' });
  expect(Object.keys(texts.media?.ru ?? {}).some((key) => key.startsWith('desk.'))).toBe(true);
});

test('the shell tells those of the kit and of its own parts as well, each under its namespace', () => {
  const texts = textsOfShell(path.join(root, 'shell/page'), path.join(root, 'shared'));
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(['shared', 'shell', 'overrides']));
  expect(texts.shell?.en).toMatchObject({ 'menu.home': 'Home' });
});

test('a folder without words tells none', () => {
  expect(textsOfRemote('none', path.join(root, 'mfe-media/src/locales'))).toEqual({
    none: { ru: {}, en: {} },
  });
});
