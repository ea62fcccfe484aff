/** @jest-environment node */
import { documentsForFile } from './documentsForFile.fixture';

const { item, api, asked, open } = documentsForFile();

test('a page of a record says what the record says, and nothing in it runs', async () => {
  const { statusCode, body } = await open('/news/first');
  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<title>Grants &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; · Кампус</title>',
  );
  expect(body).toContain('content="It says &quot;more&quot; &amp; &lt;less&gt;"');
  expect(body).toContain('<meta data-head="keywords" name="keywords" content="grants, card">');
  expect(body).toContain(
    'property="og:image" content="http://campus.test/api/files/public/a.png">',
  );
  expect(body).not.toContain('<script>alert');
  expect(asked()).toMatchObject([
    { path: 'http://api.test/api/media/news/url/first', language: 'ru', token: undefined },
  ]);
});

test.each([
  ['', 'вакансии, практика', 'Приходите', 'Сорок работодателей', 'О чём пишут'],
  ['?lang=en', 'jobs, practice', 'Come', 'Forty employers', 'What is new'],
])('a page says in its document all that its route declares%s', async (query, ...words) => {
  const [keywords = '', ogTitle = '', ogDescription = '', description = ''] = words;
  const { body } = await open(`/fair${query}`);
  for (const [kind, key, content] of [
    ['name', 'description', description],
    ['name', 'keywords', keywords],
    ['name', 'viewport', 'width=1024'],
    ['property', 'og:title', ogTitle],
    ['property', 'og:description', ogDescription],
    ['property', 'og:image', 'http://campus.test/api/files/public/fair.png'],
  ])
    expect(body).toContain(`<meta data-head="${key}" ${kind}="${key}" content="${content}">`);
  expect(body.match(/name="viewport"/g)).toHaveLength(1);
});

/** What stands in the document’s one block of data for machines. */
function dataIn(html: string): unknown {
  const [block = '', ...others] = html.split('application/ld+json">').slice(1);
  expect(others).toStrictEqual([]);
  return JSON.parse(block.slice(0, block.indexOf('</script>')));
}

test('a page of a record tells machines what it is, and the words cannot leave their block', async () => {
  const { body } = await open('/news/first?lang=en');
  const page = 'http://campus.test/news/first';
  expect(dataIn(body)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'NewsArticle',
        headline: item.title,
        description: item.summary,
        image: 'http://campus.test/api/files/public/a.png',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Campus', item: 'http://campus.test/' },
          { '@type': 'ListItem', position: 2, name: 'News', item: 'http://campus.test/news' },
          { '@type': 'ListItem', position: 3, name: item.title, item: page },
        ],
      },
    ],
  });
  expect(body).toContain('"headline":"Grants \\u003c/title>\\u003cscript>alert(1)\\u003c/script>"');
});

test.each([
  ['is not there', '/news/none', { status: 404, body: {} }],
  ['is not for everybody', '/me/first', { body: item }],
])('a page that %s tells machines nothing', async (_, url, answer) => {
  api.answerItem = () => answer;
  expect((await open(url)).body).not.toContain('ld+json');
});

test('the head always includes a manifest, a favicon, the site name, locale ru and country Russia', async () => {
  for (const url of ['/', '/news/first', '/nowhere']) {
    const { body } = await open(url);
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(body).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(body).toContain('property="og:site_name" content="Кампус">');
    expect(body).toContain('<meta property="og:locale" content="ru_RU">');
    expect(body).toContain('<meta property="og:country-name" content="Russia">');
    expect(body).toContain('<meta name="geo.region" content="RU">');
  }
});

test('a record is asked for once in a while, separately for each language', async () => {
  await open('/news/first');
  await open('/news/first');
  await open('/news/first', { cookie: 'Language=en' });
  expect(asked().map(({ language }) => language)).toEqual(['ru', 'en']);
});

test.each([404, 422])('an API that answers %s makes a page that is not there', async (status) => {
  api.answerItem = () => ({ status, body: {} });
  const { statusCode, body } = await open('/news/none');
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>Страница не найдена · Кампус</title>');
  expect(body).toContain('name="robots" content="noindex">');
  expect(body).not.toContain('rel="canonical"');
});

test.each([
  ['fails', () => ({ status: 500, body: {} })],
  ['answers nonsense', () => ({ body: '<html>' })],
  ['is silent', () => new Promise<never>(() => undefined)],
])('an API that %s leaves the declared head, and is not waited for', async (_, answer) => {
  api.answerItem = answer;
  const { statusCode, body } = await open('/news/first');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Новость · Кампус</title>');
  expect(body).toContain('name="description" content="О чём пишут">');
  expect(body).not.toContain('noindex');
});

test.each([
  ['that is not for everybody', '/me/first'],
  ['that anybody may open but nobody shall find', '/check/first'],
])('a page %s is not indexed, and nothing is asked for it', async (_, url) => {
  const { statusCode, body } = await open(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('name="robots" content="noindex">');
  expect(body).toContain('name="referrer" content="no-referrer">');
  expect(body).not.toContain('hreflang');
  expect(asked()).toStrictEqual([]);
});
