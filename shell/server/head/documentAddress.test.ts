/** @jest-environment node */
import { documentsForFile } from './documentsForFile.fixture';

const { item, api, asked, open } = documentsForFile();

test('the address may name the language, above the cookie, and is then canonical', async () => {
  const { body } = await open('/news/first?lang=en', { cookie: 'Language=ru' });
  expect(body).toContain('<html lang="en">');
  expect(asked()[0]?.language).toBe('en');
  const page = 'http://campus.test/news/first';
  expect(body).toContain(`rel="canonical" href="${page}?lang=en">`);
  expect(body).toContain(`hreflang="ru" href="${page}?lang=ru">`);
  expect(body).toContain(`hreflang="en" href="${page}?lang=en">`);
  expect(body).toContain(`hreflang="x-default" href="${page}">`);
  const { body: usual } = await open('/news/first?lang=de', { cookie: 'Language=en' });
  expect(usual).toContain('<html lang="en">');
  expect(usual).toContain(`rel="canonical" href="${page}">`);
});

test('a former address leads to the present one, with its query', async () => {
  api.answerItem = () => ({ body: { ...item, url: 'present/../x' } });
  const { statusCode, headers } = await open('/news/former?lang=en');
  expect(statusCode).toBe(301);
  expect(headers.location).toBe('/news/present%2F..%2Fx?lang=en');
});

test('a parameter stays one segment of the path that the API is asked for', async () => {
  await open('/news/..%2f..%2fauth%3fx=1');
  expect(asked()[0]?.path).toBe('http://api.test/api/media/news/url/..%2F..%2Fauth%3Fx%3D1');
});

test('the origin is the request’s own; only a trusted balancer may name another', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'campus.example' };
  const ask = (remoteAddress: string) =>
    open('/', { host: 'inner:3000', ...forwarded }, remoteAddress);
  expect((await ask('10.0.0.1')).body).toContain('href="https://campus.example/">');
  expect((await ask('203.0.113.5')).body).toContain('href="http://inner:3000/">');
  const { body } = await open('/', { host: 'x"><script>' });
  expect(body).not.toContain('x"><script>');
  expect(body).not.toContain('canonical');
});
