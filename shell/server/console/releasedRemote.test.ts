/** @jest-environment node */
import { createSecret } from '../../releases/keys/createSecret';
import { newRegistry } from '../../releases/registry/newRegistry.fixture';
import { createHealth } from '../health/createHealth';
import { readFacts } from './serveConsole';
import { releasedRemote } from './releasedRemote';

const secret = createSecret('/nowhere', 'a secret of this test');
let made: Awaited<ReturnType<typeof newRegistry>>;
beforeEach(async () => {
  made = await newRegistry();
  await made.publish('media', '1.0.0-a');
  await made.activate('media', '1.0.0-a');
});
afterEach(() => made.forget());

/** A server process that is told of failures from so many networks, and ends. */
async function failFor(networks: number) {
  const sources = { registry: made.registry, secret, askWho: async () => undefined };
  const health = createHealth({ ...sources, report: () => undefined });
  const which = { remote: 'media', release: '1.0.0-a' };
  for (let at = 0; at < networks; at++) {
    const from = { ip: `198.51.${at}.1`, token: undefined };
    const visit = health.visit([{ ...which, isCounted: true }], from);
    await health.failure({ ...which, visit, phase: 'render' }, from);
  }
  await health.close();
}

const stable = async () =>
  (await releasedRemote('media', await readFacts(made.registry, secret)))?.stable;

test('a release that fails for several visitors is told with an alarm', async () => {
  await failFor(3);
  expect(await stable()).toMatchObject({
    isAlarming: true,
    health: { visitors: 3, failed: 3 },
  });
});

test('what fails for one or two visitors alarms nobody', async () => {
  await failFor(2);
  expect(await stable()).toMatchObject({ isAlarming: false, health: { visitors: 2, failed: 2 } });
});
