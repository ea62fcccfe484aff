/** @jest-environment node */
import { retired, rolledBack } from '../deployments/deployments';
import { Refused } from '../Refused';
import { readReview } from '../reviews/reviewLink';
import { asked, commandContext } from './commandContext.fixture';
import { review } from '../cli/lookingCommands';

let made: Awaited<ReturnType<typeof commandContext>>;
beforeEach(async () => {
  made = await commandContext();
  await made.releaseShell();
});
afterEach(() => made.forget());

const opened = (link: string) =>
  readReview(made.registry.keys, new URL(link).searchParams.get('link') ?? '');

test('a branch is built, kept and looked at, and given to nobody; the link is signed', async () => {
  const folder = made.write('media', 'a branch');
  const { release, link } = await review(made.context, asked([folder], { hours: 1 }));
  expect(await made.channel()).toBeUndefined();
  expect(await made.registry.mayBeGiven({ name: 'media', release })).toBe(true);
  expect(opened(link)).toMatchObject({
    ...{ name: 'media', release, key: made.registry.keys.own() },
    until: expect.closeTo(Date.now() + 60 * 60_000, -5) as number,
  });
});

test('a part of an hour that is no whole millisecond makes a link that opens', async () => {
  const folder = made.write('media', 'a branch');
  const { link, release } = await review(made.context, asked([folder], { hours: 0.1234567 }));
  expect(opened(link)).toMatchObject({ name: 'media', release });
});

test('the shell is refused before it is built and mounted', async () => {
  await expect(review(made.context, asked(['shell']))).rejects.toMatchObject({ kind: 'usage' });
  expect(made.said).toStrictEqual([]);
});

test('where no link would lead anywhere nothing is built for one', async () => {
  process.env.PUBLIC_ORIGIN = 'campus.example';
  const asking = review(made.context, asked([made.write('media', 'a branch')]));
  await expect(asking).rejects.toMatchObject({
    kind: 'usage',
    message: expect.stringContaining('PUBLIC_ORIGIN must be an address') as unknown,
  });
  delete process.env.PUBLIC_ORIGIN;
  expect(made.said).toStrictEqual([]);
});

test('another link to the same release mounts nothing again', async () => {
  const folder = made.write('media', 'a branch');
  const { release } = await review(made.context, asked([folder]));
  made.said.length = 0;
  await review(made.context, asked([folder]));
  await review(made.context, asked(['media', release]));
  expect(made.said).not.toContain('mount it in a browser');
});

test('what the gate refuses has no link', async () => {
  made.context.mount = async () => ({ reasons: ['The route /news throws.'], unseen: [] });
  const folder = made.write('media', 'a branch');
  await expect(review(made.context, asked([folder]))).rejects.toThrow(Refused);
});

test('what was taken back from visitors has no link', async () => {
  await made.released('1.0.0-a', '1.0.0-b');
  const history = await made.registry.history();
  const channel = rolledBack({ history, remote: 'media', release: '1.0.0-a' });
  await made.registry.move({ remote: 'media', kind: 'rollback', why: 'it hangs', channel });
  await expect(review(made.context, asked(['media', '1.0.0-b']))).rejects.toMatchObject({
    kind: 'conflict',
    message: 'media 1.0.0-b was taken back by somebody: it hangs.',
  });
});

test('a remote that is taken off has no link, until it is brought back', async () => {
  await made.released('1.0.0-a');
  await made.publish('media', '1.0.0-b');
  const off = {
    remote: 'media',
    kind: 'retire',
    why: 'it hangs',
    channel: retired('media'),
  } as const;
  await made.registry.move(off);
  await expect(review(made.context, asked(['media', '1.0.0-b']))).rejects.toMatchObject({
    kind: 'conflict',
    message: 'media is taken off by somebody: it hangs.',
  });
});

test.each([
  ['for longer than a month', ['media', '1.0.0-a'], { hours: 721 }],
  ['of the shell', ['shell', '1.0.0-s'], {}],
])('there is no link %s', async (_, words, more) => {
  await made.publish('media', '1.0.0-a');
  await expect(review(made.context, asked(words, more))).rejects.toMatchObject({ kind: 'usage' });
});
