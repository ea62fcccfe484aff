/** @jest-environment node */
import { newTestServers } from '../newTestServers.fixture';
import { createGatewayMetrics } from './createGatewayMetrics';

let doors: Awaited<ReturnType<typeof newTestServers>>;
let app: Awaited<ReturnType<typeof doors.open>>;
let metrics: ReturnType<typeof createGatewayMetrics>;
const info = jest.fn<void, [object, string]>();

beforeAll(async () => {
  doors = await newTestServers();
  await doors.publish('media', '1.0.0-a', { route: '/news/:url' });
  await doors.activate('media', '1.0.0-a');
  metrics = createGatewayMetrics({ registry: doors.serverRegistry, secret: doors.secret });
  app = await doors.open({ metrics, log: { info } });
});
afterAll(async () => {
  await app.close();
  doors.forget();
});

const figures = () => metrics.registry.metrics();

async function visitOf(url: string) {
  const { body, headers } = await app.inject(url);
  const plan = /id="plan"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  return { headers, visit: (JSON.parse(plan) as { visit?: string }).visit };
}

const tell = (...reports: object[]) =>
  app.inject({ method: 'POST', url: '/reports', payload: reports });
const place = { page: '/news/:url', remote: 'media', release: '1.0.0-a' };

test('a document is counted by the pattern of its screen, and as a load of what is on it', async () => {
  await visitOf('/news/first');
  const text = await figures();
  expect(text).toContain('method="GET",route="/news/:url",status="200"} 1');
  expect(text).toContain('campus_release_loads_total{remote="media",release="1.0.0-a"} 1');
  expect(text).toContain('remote="media",release="1.0.0-a",channel="stable"} 1');
  expect(text).not.toContain('/news/first');
});

test('while the registry cannot be read, the figures are told with the releases known last', async () => {
  await figures();
  const current = jest.spyOn(doors.serverRegistry, 'current').mockRejectedValue(new Error('away'));
  const text = await figures();
  current.mockRestore();
  expect(text).toContain('remote="media",release="1.0.0-a",channel="stable"} 1');
  expect(text).toContain('campus_rendering_waiting');
});

test('failures and speed are counted for the release that the page was given', async () => {
  const { visit } = await visitOf('/news/first');
  const vital = { ...place, kind: 'vital', rating: 'good', visit };
  await tell(
    { ...place, kind: 'error', phase: 'render', step: 'card', message: 'broke', visit },
    { ...vital, name: 'LCP', value: 900 },
    { ...vital, name: 'CLS', value: 0.02 },
  );
  const text = await figures();
  expect(text).toContain(
    'campus_release_failures_total{remote="media",release="1.0.0-a",phase="render",step="card"} 1',
  );
  expect(text).toContain(
    'campus_web_vital_seconds_sum{remote="media",release="1.0.0-a",name="LCP"} 0.9',
  );
  expect(text).toContain('campus_layout_shift_count{remote="media",release="1.0.0-a"} 1');
});

test('what nobody was given makes no figure, whoever tells of it', async () => {
  const { visit } = await visitOf('/news/first');
  const error = { ...place, kind: 'error', phase: 'render', message: 'broke' };
  await tell({ ...error, release: 'made-up', visit }, { ...error, release: 'made-up' });
  expect(await figures()).not.toContain('made-up');
});

test('a document says which trace it is in, and the log has the same one', async () => {
  info.mockClear();
  const { headers } = await visitOf('/news/first');
  const [, trace] =
    /\btraceparent;desc="00-([\da-f]{32})-/.exec(String(headers['server-timing'])) ?? [];
  const line = { trace, id: headers['x-request-id'], place: '/news/:url' };
  expect(info.mock.calls).toMatchObject([[{ request: line }, 'request']]);
});

test('visitors find no figures', async () => {
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});
