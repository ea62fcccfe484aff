/** @jest-environment node */
import { makeDemoHistory } from '../../shell/releases/demo/demoHistory';
import { openRegistry } from '../../shell/releases/registry/openRegistry';
import { smallRegistry } from '../fixtures/smallRegistry';

let small: Awaited<ReturnType<typeof smallRegistry>>;
beforeEach(async () => {
  small = await smallRegistry();
  await small.releaseShell();
});
afterEach(() => small.forget());

const reopened = () => openRegistry({ dataFolder: small.dataFolder, onAlarm: () => {} });

test('the demo has a canary that grew, was given to all and was taken back, each signed upon the one before', async () => {
  await small.publish('support', '1.0.0-a', { route: '/help/new' });
  await small.activate('support', '1.0.0-a');
  await makeDemoHistory(small.dataFolder);
  const registry = await reopened();
  const moves = (await registry.history()).filter(({ remote }) => remote === 'support');
  expect(moves.map(({ kind }) => kind).reverse()).toEqual([
    ...['release', 'canary', 'canary', 'promote', 'rollback'],
  ]);
  expect(moves.flatMap(({ channel }) => channel.canary?.percent ?? [])).toEqual([25, 5]);
  expect((await registry.current()).channels.support?.stable).toBe('1.0.0-a');
  expect(await registry.alarms()).toStrictEqual([]);
  for (const release of await registry.releases('support'))
    expect(await registry.damages('support', release)).toStrictEqual([]);
});

test('without the remote that it is about there is nothing to tell', async () => {
  await makeDemoHistory(small.dataFolder);
  expect(await (await reopened()).history()).toHaveLength(1);
});
