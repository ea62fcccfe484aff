/** @jest-environment node */
import { asked, commandContext } from './commandContext.fixture';
import { list } from './list';
import { release } from './release';
import { restore, retire, rollback } from '../cli/commandTable';
import { show } from './show';
import { printList } from '../printing/printList';
import { printShow } from '../printing/printShow';

let made: Awaited<ReturnType<typeof commandContext>>;
beforeEach(async () => {
  made = await commandContext();
  await made.releaseShell();
});
afterEach(() => made.forget());

test('a first release that fails is taken off, and stays off until somebody brings it back', async () => {
  const folder = made.write('lockers', 'one');
  const { release: first } = await release(made.context, asked([folder]));
  await expect(rollback(made.context, asked(['lockers']))).rejects.toThrow('No last known good');

  const off = await retire(made.context, asked(['lockers'], { why: 'fails for everybody' }));
  expect(off).toMatchObject({ remote: 'lockers', kind: 'retire', release: first });
  expect(await made.channel('lockers')).toBeUndefined();
  expect((await made.registry.history())[0]).toMatchObject({
    kind: 'retire',
    by: 'somebody',
    why: 'fails for everybody',
  });
  expect(printList(await list(made.context))).toContain('was taken off');
  expect(printShow(await show(made.context, asked(['lockers'])))).toContain('taken off');
  await expect(rollback(made.context, asked(['lockers']))).rejects.toThrow('It is taken off');
  await expect(release(made.context, asked([folder]))).rejects.toMatchObject({
    message: `lockers ${first} was taken back by somebody: fails for everybody.`,
    advice: expect.arrayContaining([expect.stringContaining('restore lockers')]) as unknown,
  });

  expect(await restore(made.context, asked(['lockers']))).toMatchObject({ kind: 'restore' });
  expect(await made.channel('lockers')).toMatchObject({ stable: first });
});

test('other sources bring a remote back that was taken off', async () => {
  await release(made.context, asked([made.write('lockers', 'one')]));
  await retire(made.context, asked(['lockers']));
  const { channel } = await release(made.context, asked([made.write('lockers', 'two')]));
  expect(await made.channel('lockers')).toEqual(channel);
  expect(channel).toMatchObject({ lastKnownGood: null });
});

test('what comes back passes the checks again: its addresses may be another’s by now', async () => {
  await release(made.context, asked([made.write('lockers', 'one')]));
  await retire(made.context, asked(['lockers']));
  const context = { ...made.context, check: async () => ['Its address is taken.'] };
  await expect(restore(context, asked(['lockers']))).rejects.toThrow('is refused');
  expect(await made.channel('lockers')).toBeUndefined();
  await expect(restore(made.context, asked(['shell']))).rejects.toThrow('not taken off');
});
