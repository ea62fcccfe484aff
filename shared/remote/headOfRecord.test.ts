import type { HeadSource, StructuredValue } from '@campus/shared/remote/RemoteDeclaration';
import { structuredOf } from '@campus/shared/remote/headOfRecord';

const place = { language: 'en', origin: 'https://campus.test', path: '/news/a' } as const;
const source = (field: StructuredValue): HeadSource => ({
  call: '/api/x',
  title: ['title'],
  structured: { type: 'Thing', fields: { field } },
});

/** What one property comes out as. */
function told(field: StructuredValue, record: unknown) {
  const { '@graph': graph = [] } = structuredOf(source(field), record)?.(place) ?? {};
  return (graph[0] as { field?: unknown }).field;
}

test('a name leads to words, numbers and lists of words', () => {
  const record = { a: { b: ' Words ' }, count: 0, tags: [{ name: 'One' }, { name: 'Two' }, {}] };
  expect(told('a.b', record)).toBe('Words');
  expect(told('count', record)).toBe(0);
  expect(told('tags.name', record)).toEqual(['One', 'Two']);
});

test.each([
  ['missing', 'none.of.it'],
  ['empty', 'blank'],
  ['inherited', 'constructor.name'],
  ['an object', 'a'],
  ['a list of nothing', 'tags.name'],
])('what is %s is left out', (_, name) => {
  const record = { blank: ' ', a: { b: 'x' }, tags: [] };
  expect(told(name, record)).toBeUndefined();
});

test('of several ways the first that leads somewhere counts, or every one', () => {
  const record = { b: 'B', c: 'C' };
  expect(told(['a', 'b', 'c'], record)).toBe('B');
  expect(told({ all: ['a', 'b', 'c'] }, record)).toEqual(['B', 'C']);
  expect(told({ all: ['a'] }, record)).toBeUndefined();
});

test('a condition looks for a yes or for anything at all', () => {
  const either = (when: string): StructuredValue => ({
    when,
    then: { is: 'yes' },
    otherwise: { is: 'no' },
  });
  const yes = { isOnline: true, address: 'Lenina, 1', free: 0, tags: [{}], author: { name: 'A' } };
  for (const name of Object.keys(yes))
    expect([name, told(either(name), yes)]).toEqual([name, 'yes']);
  const no = { isOnline: false, address: ' ', free: null, tags: [] };
  for (const name of [...Object.keys(no), 'missing'])
    expect([name, told(either(name), no)]).toEqual([name, 'no']);
  expect(told({ when: 'free', then: { is: 'yes' } }, no)).toBeUndefined();
});

test('an address is whole, and only one that a browser goes to', () => {
  const address = (url: unknown) => told({ addressOf: 'url' }, { url });
  expect(address('/a.png')).toBe('https://campus.test/a.png');
  expect(address('https://other.test/b')).toBe('https://other.test/b');
  expect(address('javascript:alert(1)')).toBeUndefined();
  expect(address('data:text/html,x')).toBeUndefined();
  expect(address('https://')).toBeUndefined();
});

test('the page and the site speak for themselves, and things lie within things', () => {
  expect(told({ own: 'page' }, {})).toBe('https://campus.test/news/a');
  expect(told({ own: 'site' }, {})).toMatchObject({
    '@type': 'Organization',
    name: 'Campus',
    url: 'https://campus.test/',
  });
  expect(told({ type: 'Person', fields: { name: 'who', email: 'none' } }, { who: 'Anna' })).toEqual(
    {
      '@type': 'Person',
      name: 'Anna',
    },
  );
});

test('a trail leads from the home page to the record; without a title there is none', () => {
  const withTrail = {
    call: '/api/x',
    title: ['title'],
    trail: [{ path: '/news', title: { ru: 'Новости', en: 'News' } }],
  } as const;
  const { '@graph': graph = [] } = structuredOf(withTrail, { title: 'A' })?.(place) ?? {};
  const [{ itemListElement }] = graph as [{ itemListElement: { name: string; item: string }[] }];
  expect(itemListElement.map(({ name, item }) => `${name} ${item}`)).toEqual([
    'Campus https://campus.test/',
    'News https://campus.test/news',
    'A https://campus.test/news/a',
  ]);
  expect(structuredOf(withTrail, {})).toBeUndefined();
  expect(structuredOf({ call: '/api/x', title: ['title'] }, { title: 'A' })).toBeUndefined();
});
