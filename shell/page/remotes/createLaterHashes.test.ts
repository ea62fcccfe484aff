import { createLaterHashes } from './createLaterHashes';
import { createReleases } from './createReleases';
import type { Plan, PlannedRemote } from '../loading/Plan';

const title = { ru: 'Выплаты', en: 'Payments' };
const entryOf = (name: string, release: string) => `/remotes/${name}/${release}/entry.js`;
const planned = (name: string, release: string, path = `/${name}`): PlannedRemote => ({
  release,
  entry: entryOf(name, release),
  declaration: {
    ...{ name, title, owner: '', slots: [], menu: [] },
    routes: [{ path, screen: 'Screen', title, access: 'public' }],
  },
  lastKnownGood: null,
});

/** With the hashes of these entries. */
const planOf = (remotes: PlannedRemote[], ...known: string[]): Plan => ({
  ...{ release: 'shell', language: 'ru', remotes, developmentOrigins: [] },
  integrity: Object.fromEntries(known.map((entry) => [entry, `sha384-${entry}`])),
});

const media = planned('media', '1');
const payments = planned('payments', '1');
const support = planned('support', '1');

/** A page that came with the hashes of news alone, and a server that now has this plan. */
function start(fresh: Plan) {
  const plan = {
    ...planOf([media, payments, support], media.entry),
    later: ['payments', 'support'],
  };
  const releases = createReleases(plan.remotes, jest.fn());
  const fetchPlan = jest.fn(() => Promise.resolve(fresh));
  const learn = jest.fn();
  const hasHashes = createLaterHashes({ plan, fetchPlan, learn, releases });
  return { hasHashes, fetchPlan, learn, release: (name: string) => releases.used(name)?.release };
}

const all = planOf([media, payments, support], payments.entry, support.entry);

test('a remote that the page begins with is waited for by nobody', async () => {
  const { hasHashes, fetchPlan } = start(all);
  await hasHashes('media');
  expect(fetchPlan).not.toHaveBeenCalled();
});

test('the hashes of all others come together, and once', async () => {
  const { hasHashes, fetchPlan, learn, release } = start(all);
  await Promise.all([hasHashes('payments'), hasHashes('payments'), hasHashes('support')]);
  await hasHashes('support');
  expect(fetchPlan).toHaveBeenCalledTimes(1);
  expect(learn.mock.calls).toEqual([[all]]);
  expect(release('payments')).toBe('1');
});

test('what was planned stays while it is known, also where there is a newer release', async () => {
  const newer = [media, planned('payments', '2'), support];
  const { hasHashes, release } = start(
    planOf(newer, payments.entry, entryOf('payments', '2'), support.entry),
  );
  await hasHashes('payments');
  expect(release('payments')).toBe('1');
});

test('where it is not known any more, the newer release takes its place', async () => {
  const newer = [media, planned('payments', '3'), support];
  const { hasHashes, fetchPlan, release } = start(
    planOf(newer, entryOf('payments', '3'), support.entry),
  );
  await hasHashes('payments');
  await hasHashes('payments');
  expect(release('payments')).toBe('3');
  expect(fetchPlan).toHaveBeenCalledTimes(1);
});

test('a newer release that does not fit the page takes no place, and the page must be loaded anew', async () => {
  const newer = [media, planned('payments', '3', '/money'), support];
  const { hasHashes, fetchPlan, release } = start(
    planOf(newer, entryOf('payments', '3'), support.entry),
  );
  await expect(hasHashes('payments')).rejects.toMatchObject({
    problem: 'gone',
    address: payments.entry,
  });
  expect(release('payments')).toBe('1');
  await hasHashes('support');
  expect(fetchPlan).toHaveBeenCalledTimes(1);
});

test('an answer that does not come is told, and asked for again', async () => {
  const { hasHashes, fetchPlan, release } = start(all);
  fetchPlan.mockRejectedValueOnce(new Error('away'));
  await expect(hasHashes('payments')).rejects.toMatchObject({
    problem: 'wrong',
    cause: new Error('away'),
  });
  await hasHashes('payments');
  expect(fetchPlan).toHaveBeenCalledTimes(2);
  expect(release('payments')).toBe('1');
});
