/** @jest-environment node */
import Fastify from 'fastify';
import { followRequests, identifyRequest, passedOn } from './followRequests';

const info = jest.fn<void, [object, string]>();
const trace = '0af7651916cd43dd8448eb211c80319c';
const parent = 'b7ad6b7169203331';

const app = Fastify({ genReqId: identifyRequest });
followRequests(app, { info });
app.get('/people/:id', async (request) => passedOn(request));
app.get('/*', async (request) => {
  if (request.url.startsWith('/news')) request.screen = '/news/:url';
  return passedOn(request);
});
beforeEach(() => info.mockClear());
afterAll(() => app.close());

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers });
  const [told] = (info.mock.calls[0] ?? []) as { request?: Record<string, unknown> }[];
  return { passed: answer.json<Record<string, string>>(), line: told?.request };
};

test('what came with an id and a trace goes on with both, in a part of its own', async () => {
  const { passed, line } = await ask('/people/7', {
    'x-request-id': 'page-0001',
    traceparent: `00-${trace}-${parent}-01`,
  });
  expect(passed['x-request-id']).toBe('page-0001');
  expect(passed.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  expect(line).toMatchObject({ id: 'page-0001', trace, parent, status: 200, method: 'GET' });
  expect(passed.traceparent).toContain(String(line?.span));
});

test.each([
  ['nothing', {}],
  [
    'what is neither an id nor a trace',
    { 'x-request-id': 'a b\nc', traceparent: `00-${'0'.repeat(32)}-${parent}-01` },
  ],
])('a request with %s begins a trace', async (_, headers) => {
  const { passed } = await ask('/people/7', headers);
  expect(passed['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(passed.traceparent).toMatch(/^00-(?!0{32})[\da-f]{32}-[\da-f]{16}-01$/);
});

test.each([
  ['/people/4711?name=Anna', '/people/:id'],
  ['/news/a-title?from=mail', '/news/:url'],
  ['/api/media/news/filter?page=2&search=Anna', '/api/media/news/filter?page&search'],
  ['/api/verify/eyJhbGciOi.abc?anna@example.test', '/api/verify/…'],
  ['/remotes/media/1.0.0-a1b2/313.ddec1b18.js', '/remotes/media/1.0.0-a1b2/313.ddec1b18.js'],
])('the log says of %s only %s', async (url, place) => {
  expect((await ask(url)).line).toMatchObject({ place });
});

test('where OpenTelemetry is attached it alone says in which trace a request is', async () => {
  const api = Symbol.for('opentelemetry.js.api.1');
  Object.assign(globalThis, { [api]: { trace: {} } });
  const { passed } = await ask('/people/7', { 'x-request-id': 'page-0001' });
  Reflect.deleteProperty(globalThis, api);
  expect(passed).toEqual({ 'x-request-id': 'page-0001' });
});
