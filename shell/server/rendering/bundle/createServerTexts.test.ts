/** @jest-environment node */
import { createServerTexts } from './createServerTexts';

const words = {
  media: {
    'news.title': 'Свежее',
    'news.empty': ' ',
    'news.same': 'Так же',
    news: 'Ветка',
    more: 'Ещё',
  },
  payments: { title: 'Деньги' },
};
const ru = { news: { title: 'Новости', empty: 'Пусто', same: 'Так же' } };

test('words of the backend stand in place of those of the code, also when more code comes', () => {
  const { i18n, add, replaced } = createServerTexts('ru', words);
  add('media', { ru });
  add('media', { ru: { later: 'Позже' } });
  expect(i18n.t('media:news.title')).toBe('Свежее');
  expect(i18n.t('media:news.empty')).toBe('Пусто');
  expect(i18n.t('media:later')).toBe('Позже');
  expect(replaced).toEqual({ 'media.news.title': 'Свежее' });
});

test('without a dictionary there are the words of the code', () => {
  const { i18n, add, replaced } = createServerTexts('ru', {});
  add('media', { ru });
  expect(i18n.t('media:news.title')).toBe('Новости');
  expect(replaced).toEqual({});
});
