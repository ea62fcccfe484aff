/** @jest-environment node */
import Fastify from 'fastify';
import { expireOnWrites } from './expireOnWrites';

const expireSettings = jest.fn();
const expire = jest.fn();
const app = Fastify();
expireOnWrites(app, { byCall: [{ expire }], settings: { expire: expireSettings } });
app.all('/*', (request, reply) => reply.code(request.url.includes('refused') ? 422 : 200).send());

beforeEach(() => {
  expire.mockClear();
  expireSettings.mockClear();
});
afterAll(() => app.close());

test.each([
  ['POST', '/api/media/news', '/api/media'],
  ['PUT', '/api/media/news/1', '/api/media'],
  ['DELETE', '/api/media/tags/1?force=1', '/api/media'],
  ['PUT', '/api/footer-links/1', '/api/footer-links'],
  ['POST', '/api/footer-links?draft=1', '/api/footer-links'],
] as const)('after %s %s what was read of its area is read again', async (method, url, area) => {
  await app.inject({ method, url });
  expect(expire.mock.calls).toEqual([[area]]);
  expect(expireSettings).not.toHaveBeenCalled();
});

test('after a change of settings they are read again', async () => {
  await app.inject({ method: 'PUT', url: '/api/settings/1' });
  expect(expireSettings).toHaveBeenCalledTimes(1);
});

test.each([
  ['GET', '/api/media/news'],
  ['POST', '/api/media/news/filter?skip=0'],
  ['PUT', '/api/media/refused'],
  ['POST', '/reports'],
] as const)('%s %s changes nothing', async (method, url) => {
  await app.inject({ method, url });
  expect(expire).not.toHaveBeenCalled();
  expect(expireSettings).not.toHaveBeenCalled();
});
