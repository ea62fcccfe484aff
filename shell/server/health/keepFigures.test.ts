/** @jest-environment node */
import { createSecret } from '../../releases/keys/createSecret';
import type { ReleaseStore } from '../../releases/store/ReleaseStore';
import { createFigures } from './createFigures';
import { fromFile } from './HealthFile';
import { keepFigures } from './keepFigures';

const secret = createSecret('/nowhere', 'a secret of this test');
const sender = (at: number) => ({ visitor: `n00000000000${at}`, network: `n00000000000${at}` });

afterEach(() => jest.useRealTimers());

/** A store that says when it has taken something as slowly as it is told to. */
function slowStore() {
  const taken: { content: Buffer; finish: () => void }[] = [];
  const store = {
    list: async () => [],
    replace: (_key: string, content: Buffer) =>
      new Promise<void>((finish) => taken.push({ content, finish })),
  } as Partial<ReleaseStore> as ReleaseStore;
  const visitorsIn = ({ content }: (typeof taken)[number]) =>
    fromFile(content, secret).get('media')?.get('b')?.visitors.seen.size;
  return { store, taken, visitors: () => taken.map(visitorsIn) };
}

test('a write waits for the one before it, so that an older one never comes last', async () => {
  jest.useFakeTimers();
  const { store, taken, visitors } = slowStore();
  const figures = createFigures();
  const kept = keepFigures({ store, secret }, figures);
  for (const at of [1, 2, 3]) {
    figures.visit('media', 'b', sender(at));
    kept.changed();
    await jest.advanceTimersByTimeAsync(5_000);
  }
  expect(visitors()).toEqual([1]);

  taken[0]?.finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(visitors()).toEqual([1, 3]);

  figures.visit('media', 'b', sender(4));
  kept.changed();
  const closed = kept.close();
  taken[1]?.finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(visitors()).toEqual([1, 3, 4]);
  taken[2]?.finish();
  await closed;
});
