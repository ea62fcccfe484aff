/** @jest-environment node */
import Fastify from 'fastify';
import { createMetrics, readMetricsPlace } from './createMetrics';
import { followRequests } from './followRequests';

const metrics = createMetrics();
const app = Fastify();
followRequests(app, undefined);
metrics.watch(app);
app.get('/people/:id', async () => 'found');
afterAll(() => app.close());

test('requests are counted by pattern and status, never by address', async () => {
  await app.inject('/people/ivanova');
  await app.inject('/nowhere/ivanova');
  const text = await metrics.registry.metrics();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/people/:id",status="200"} 1',
  );
  expect(text).toContain('route="none",status="404"} 1');
  expect(text).not.toContain('ivanova');
  expect(text).toContain('process_cpu_seconds_total');
});

test('figures are had from their own address, which answers nothing else', async () => {
  const { port, close } = await metrics.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const found = await ask('/metrics');
  expect([found.status, found.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect((await ask('/')).status).toBe(404);
  close();
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

test.each([
  [{}, undefined],
  [{ METRICS_PORT: '9464' }, { port: 9464, host: '127.0.0.1' }],
  [
    { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' },
    { port: 9464, host: '10.0.0.5' },
  ],
])('with %j they are had at %j', (env, place) => {
  expect(readMetricsPlace(env, 'METRICS_PORT')).toEqual(place);
});

test('what is no port is refused by its name', () => {
  expect(() => readMetricsPlace({ METRICS_PORT: 'all' }, 'METRICS_PORT')).toThrow(
    'METRICS_PORT must be a whole number from 0 to 65535, not "all".',
  );
});
