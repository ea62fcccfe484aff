import { createQuarantine, type Quarantine } from './createQuarantine';

const markOf = (beginning: Record<string, string>, age: number) =>
  JSON.stringify({ at: Date.now() - age, beginning });
const leaveMark = (beginning: Record<string, string>, age: number) =>
  localStorage.setItem('campus.heart.other', markOf(beginning, age));
const leaveLateMark = (running: Record<string, string>, age: number) =>
  localStorage.setItem(
    'campus.heart.other',
    JSON.stringify({ at: Date.now() - age, beginning: {}, running }),
  );
/** A mark is listened to for a while before its page counts as dead. */
async function refusal(watch: Quarantine, remote: string, release: string) {
  const outcome = watch.admit(remote, release).then(
    () => undefined,
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(2000);
  return outcome;
}
const hung: unknown = expect.objectContaining({ problem: 'hung' });
const hearts = () => Object.keys(localStorage).filter((key) => key.startsWith('campus.heart.'));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a release that stopped a page dead is told of and does not run in this browser', async () => {
  leaveMark({ media: '2' }, 3000);
  const onHang = jest.fn();
  const watch = createQuarantine(onHang);

  await expect(refusal(watch, 'media', '2')).resolves.toEqual(hung);
  await expect(watch.admit('media', '2')).rejects.toThrow('media 2 has stopped a page');
  expect(onHang.mock.calls).toEqual([['media', '2']]);
  await expect(createQuarantine(onHang).admit('media', '2')).rejects.toThrow();
  await expect(watch.admit('media', '3')).resolves.toBeUndefined();
});

test('it runs again when a person asks for it, and after some hours', async () => {
  leaveMark({ media: '2' }, 3000);
  const watch = createQuarantine(jest.fn());
  await expect(refusal(watch, 'media', '2')).resolves.toEqual(hung);
  watch.forgive('media');
  await expect(watch.admit('media', '2')).resolves.toBeUndefined();

  leaveMark({ media: '2' }, 3000);
  await expect(refusal(watch, 'media', '2')).resolves.toEqual(hung);
  jest.setSystemTime(Date.now() + 7 * 60 * 60_000);
  await expect(watch.admit('media', '2')).resolves.toBeUndefined();
});

test('of several that were beginning, those that are known to be sound are not suspected', async () => {
  localStorage.setItem('campus.sound', JSON.stringify({ payments: '1', media: '1' }));
  leaveMark({ payments: '1', media: '2' }, 3000);
  const onHang = jest.fn();
  const watch = createQuarantine(onHang);

  await expect(refusal(watch, 'payments', '1')).resolves.toBeUndefined();
  await expect(refusal(watch, 'media', '2')).resolves.toEqual(hung);
  expect(onHang.mock.calls).toEqual([['media', '2']]);
});

test('a mark is listened to where it begins the same release, however old it is', async () => {
  leaveMark({ media: '2' }, 60_000);
  const onHang = jest.fn();
  const watch = createQuarantine(onHang);
  await expect(watch.admit('payments', '1')).resolves.toBeUndefined();

  const alive = watch.admit('media', '2');
  await jest.advanceTimersByTimeAsync(100);
  leaveMark({ media: '2' }, 0);
  await jest.advanceTimersByTimeAsync(100);
  await expect(alive).resolves.toBeUndefined();
  expect(onHang).not.toHaveBeenCalled();
});

/** The locks that pages of this browser hold, as far as a page can see. */
function lockBy(...names: string[]) {
  const query = () => Promise.resolve({ held: names.map((name) => ({ name })), pending: [] });
  const value = { query, request: () => Promise.resolve() };
  Object.defineProperty(navigator, 'locks', { configurable: true, value });
}

test('a page that comes to rest while its lock is asked for has not stopped', async () => {
  leaveMark({ media: '2' }, 400);
  lockBy('campus.heart.other');
  const onHang = jest.fn();
  const asked = refusal(createQuarantine(onHang), 'media', '2');
  // The next sign of life is three seconds away.
  leaveLateMark({ media: '2' }, 0);
  await expect(asked).resolves.toBeUndefined();
  expect(onHang).not.toHaveBeenCalled();
});

/** A page that began it was killed, by a person or by the system, before it could say goodbye. */
async function killedPage(beginning: Record<string, string>, page = 'other') {
  await jest.advanceTimersByTimeAsync(5000);
  localStorage.setItem(`campus.heart.${page}`, markOf(beginning, 3000));
}

test('a page that was closed in the middle may be chance, and its mark goes', async () => {
  leaveMark({ media: '2' }, 3000);
  const onHang = jest.fn();
  lockBy();
  await expect(createQuarantine(onHang).admit('media', '2')).resolves.toBeUndefined();
  expect(hearts()).toStrictEqual([]);

  leaveMark({ media: '2' }, 3000);
  lockBy('campus.heart.other');
  await expect(refusal(createQuarantine(onHang), 'media', '2')).resolves.toEqual(hung);
});

test('a release whose page had to be killed twice does not run a third time', async () => {
  lockBy();
  const onHang = jest.fn();
  await killedPage({ media: '2' });
  await expect(createQuarantine(onHang).admit('media', '2')).resolves.toBeUndefined();
  await killedPage({ media: '2', payments: '1' });
  const watch = createQuarantine(onHang);
  await expect(watch.admit('media', '2')).rejects.toEqual(hung);
  await expect(watch.admit('payments', '1')).resolves.toBeUndefined();
  expect(onHang.mock.calls).toEqual([['media', '2']]);
});

test('pages that were killed together count once, whoever asks how often', async () => {
  lockBy();
  await killedPage({ media: '2', payments: '1' });
  await killedPage({ media: '2', payments: '1' }, 'third');
  const watch = createQuarantine(jest.fn());
  const asked = [
    watch.admit('media', '2'),
    watch.admit('payments', '1'),
    watch.admit('media', '2'),
  ];
  await expect(Promise.all(asked)).resolves.toHaveLength(3);
  await expect(createQuarantine(jest.fn()).admit('media', '2')).resolves.toBeUndefined();
});

test('a sound start, another release and a day without a death end the suspicion', async () => {
  lockBy();
  const watch = createQuarantine(jest.fn());
  await killedPage({ media: '2' });
  await watch.admit('media', '2');
  watch.begin('media', '2')();
  await jest.advanceTimersByTimeAsync(8000);

  await killedPage({ media: '2' });
  await expect(watch.admit('media', '2')).resolves.toBeUndefined();
  await killedPage({ media: '3' });
  await expect(watch.admit('media', '3')).resolves.toBeUndefined();
  jest.setSystemTime(Date.now() + 25 * 60 * 60_000);
  await killedPage({ media: '3' });
  await expect(watch.admit('media', '3')).resolves.toBeUndefined();
});

test('a mark of a release that nobody asks for is gone after a day', async () => {
  leaveMark({ media: '2' }, 23 * 60 * 60_000);
  const watch = createQuarantine(jest.fn());
  await watch.admit('payments', '1');
  expect(hearts()).toHaveLength(1);
  jest.setSystemTime(Date.now() + 2 * 60 * 60_000);
  await watch.admit('payments', '1');
  expect(hearts()).toStrictEqual([]);
});

test('on a machine so busy that this page is late as well, nobody is condemned', async () => {
  leaveMark({ media: '2' }, 3000);
  const onHang = jest.fn();
  const asked = createQuarantine(onHang).admit('media', '2');
  for (let late = 0; late < 20; late += 1) {
    jest.setSystemTime(Date.now() + 400);
    await jest.advanceTimersByTimeAsync(100);
  }
  await expect(asked).resolves.toBeUndefined();
  expect(onHang).not.toHaveBeenCalled();
});

const marks = () => hearts().map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as object);

test('a page beats while code begins and while it is used, and then keeps only what was sound', async () => {
  const rest = createQuarantine(jest.fn()).begin('media', '2');
  expect(marks()).toMatchObject([{ beginning: { media: '2' }, running: {} }]);
  const [own = ''] = hearts();
  const first = localStorage.getItem(own);
  await jest.advanceTimersByTimeAsync(600);
  expect(localStorage.getItem(own)).not.toBe(first);

  rest();
  await jest.advanceTimersByTimeAsync(8000);
  expect(marks()).toMatchObject([{ beginning: {}, running: { media: '2' } }]);
  expect(localStorage.getItem('campus.sound')).toBe('{"media":"2"}');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(hearts()).toStrictEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  // Pages of the tests before it are used as well.
  expect(hearts()).toContain(own);
});

const lateRefusal = async (watch: Quarantine, remote: string, release: string) => {
  const outcome = refusal(watch, remote, release);
  await jest.advanceTimersByTimeAsync(4000);
  return outcome;
};

test('a release that stops its page long after it came to rest is told of and does not run', async () => {
  localStorage.setItem('campus.sound', JSON.stringify({ media: '2', payments: '1' }));
  localStorage.setItem('campus.lasting', JSON.stringify({ payments: '1' }));
  lockBy('campus.heart.other');
  leaveLateMark({ media: '2', payments: '1' }, 9000);
  const onHang = jest.fn();
  const watch = createQuarantine(onHang);
  await expect(lateRefusal(watch, 'payments', '1')).resolves.toBeUndefined();
  await expect(watch.admit('media', '2')).rejects.toEqual(hung);
  expect(onHang.mock.calls).toEqual([['media', '2']]);
});

test('of releases that were all used for a while the one that was opened last is suspected', async () => {
  localStorage.setItem('campus.lasting', JSON.stringify({ media: '2', payments: '1' }));
  lockBy('campus.heart.other');
  leaveLateMark({ payments: '1', media: '2' }, 9000);
  const onHang = jest.fn();
  await lateRefusal(createQuarantine(onHang), 'payments', '1');
  expect(onHang.mock.calls).toEqual([['media', '2']]);
});

test('a page at rest is waited for by nobody', async () => {
  lockBy('campus.heart.other');
  leaveLateMark({ media: '2' }, 4000);
  await expect(createQuarantine(jest.fn()).admit('media', '2')).resolves.toBeUndefined();
});

test('a page that was killed long after its start takes two, and only half a minute of use clears it', async () => {
  lockBy();
  const watch = createQuarantine(jest.fn());
  leaveLateMark({ media: '2' }, 9000);
  await expect(watch.admit('media', '2')).resolves.toBeUndefined();
  watch.begin('media', '2')();
  await jest.advanceTimersByTimeAsync(8000);
  window.dispatchEvent(new Event('pagehide'));
  leaveLateMark({ media: '2' }, 5000);
  localStorage.setItem('campus.heart.other', JSON.stringify({ ...marks()[0], at: Date.now() }));
  await jest.advanceTimersByTimeAsync(9000);
  await expect(watch.admit('media', '2')).rejects.toEqual(hung);

  watch.forgive('media');
  localStorage.removeItem('campus.suspected');
  watch.begin('media', '2')();
  await jest.advanceTimersByTimeAsync(45_000);
  window.dispatchEvent(new Event('pagehide'));
  for (let killed = 0; killed < 2; killed += 1) {
    leaveLateMark({ media: '2' }, 9000);
    await expect(watch.admit('media', '2')).resolves.toBeUndefined();
  }
});

test('a page that is about to be printed stands still without harm', () => {
  createQuarantine(jest.fn()).begin('media', '2');
  const [own = ''] = hearts();
  window.dispatchEvent(new Event('beforeprint'));
  expect(hearts()).toStrictEqual([]);
  window.dispatchEvent(new Event('afterprint'));
  expect(hearts()).toContain(own);
});

test('a page that is left takes its mark along', () => {
  createQuarantine(jest.fn()).begin('media', '2');
  window.dispatchEvent(new Event('pagehide'));
  expect(hearts()).toStrictEqual([]);
});

test('where storage is refused everything runs', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
  const watch = createQuarantine(jest.fn());
  watch.begin('media', '2')();
  await expect(watch.admit('media', '2')).resolves.toBeUndefined();
});

test('a browser whose locks are nothing but a name loads and judges by silence alone', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const watch = createQuarantine(jest.fn());
  watch.begin('media', '1');
  expect(hearts()).toHaveLength(1);
  leaveMark({ media: '2' }, 3000);
  await expect(refusal(watch, 'media', '2')).resolves.toEqual(hung);
});
