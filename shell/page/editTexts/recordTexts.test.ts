import { addTexts } from '../language/addTexts';
import { createTexts } from '../language/createTexts';
import { recordTexts, textsAt } from './recordTexts';

const media = {
  ru: {
    title: 'Новости',
    more: 'Ещё',
    again: 'Ещё',
    hello: 'Здравствуйте, {{name}}',
    day_one: '{{count}} день',
    day_few: '{{count}} дня',
    day_many: '{{count}} дней',
    day_other: '{{count}} дня',
  },
};

function begin() {
  const texts = createTexts('ru');
  addTexts(texts, 'media', media);
  const record = recordTexts(texts);
  record.begin();
  return { texts, record };
}

test('words are known by the text that said them, and are said as they are', () => {
  const { texts, record } = begin();
  expect(texts.t('media:title')).toBe('Новости');
  texts.t('hello', { ns: 'media', name: 'Анна' });
  texts.t('media:day', { count: 3 });
  expect(record.find(' новости ')).toEqual(['media.title']);
  expect(record.find('Здравствуйте, Анна')).toEqual(['media.hello']);
  expect(record.find('3 дня')).toEqual(['media.day_few']);
  expect(record.find('Другое')).toStrictEqual([]);
});

test('several texts that say the same are told all', () => {
  const { texts, record } = begin();
  texts.t('media:more');
  texts.t('media:again');
  expect(record.find('Ещё')).toEqual(['media.more', 'media.again']);
});

test('a key that nobody has worded is no text', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { texts, record } = begin();
  expect(texts.t('media:absent')).toBe('Absent');
  expect(record.list()).toStrictEqual([]);
});

test('another screen begins anew, and after the end nothing is remembered', () => {
  const { texts, record } = begin();
  const onAdded = jest.fn();
  texts.store.on('added', onAdded);
  texts.t('media:title');
  record.begin();
  expect(record.list()).toStrictEqual([]);
  expect(onAdded).toHaveBeenCalledTimes(1);
  record.stop();
  texts.t('media:title');
  expect(record.list()).toStrictEqual([]);
  expect(texts.t('media:day', { count: 1 })).toBe('1 день');
});

describe('what is pointed at', () => {
  function show(html: string) {
    document.body.innerHTML = html;
    const { texts, record } = begin();
    for (const key of ['title', 'more', 'hello']) texts.t(key, { ns: 'media', name: 'Анна' });
    return textsAt(document.querySelector('#here') ?? document.body, record);
  }

  test.each([
    ['a text', '<h1 id="here">Новости</h1>', ['media.title']],
    ['a piece among others', '<p id="here">12 мая<br>Новости</p>', ['media.title']],
    ['a field without words', '<input id="here" placeholder="Новости">', ['media.title']],
    ['an icon', '<button aria-label="Ещё"><svg><path id="here"/></svg></button>', ['media.more']],
    ['a part in bold', '<p>Здравствуйте, <b id="here">Анна</b></p>', ['media.hello']],
    ['a name before a value', '<p id="here">Новости: 12</p>', ['media.title']],
    ['words of a record', '<p id="here">Новости приходят и уходят</p>', []],
    ['words of a record beside a text', '<p>Новости<b id="here">Анна</b></p>', []],
  ])('%s', (_, html, found) => {
    expect(show(html)).toEqual(found);
  });
});
