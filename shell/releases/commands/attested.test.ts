/** @jest-environment node */
import { asked, commandContext } from './commandContext.fixture';
import { canary, promote, release } from './release';
import { rollback } from '../cli/commandTable';
import { keysRevoke } from '../cli/keyCommands';
import { gate } from '../cli/lookingCommands';
import { keysNew } from './keys/keysNew';

let made: Awaited<ReturnType<typeof commandContext>>;
let folder: string;
beforeEach(async () => {
  made = await commandContext();
  await made.keepThree();
  folder = made.write('media', 'new');
});
afterEach(() => {
  delete process.env.RELEASE_KEY;
  delete process.env.GATE_KEY;
  made.forget();
});

const signWith = async (name: string, more: { remotes?: string[]; gate?: boolean }) => {
  delete process.env.RELEASE_KEY;
  process.env.RELEASE_KEY = (await keysNew(made.context, asked([name], more))).file;
};

test('what the gate found is signed, and says by which shell it judged', async () => {
  const { release: id } = await release(made.context, asked([folder]));
  expect(await made.registry.findings({ name: 'media', release: id })).toMatchObject([
    { shell: '1.0.0-s', checks: ['static', 'mount'], hasPassed: true, by: 'somebody' },
  ]);
});

test('what the mount could not look at is told, and signed', async () => {
  const unseen = ['the route /people/:id as edu: they find no record of it.'];
  made.context.mount = async () => ({ reasons: [], unseen });
  const { release: id } = await release(made.context, asked([folder]));
  expect(made.said).toContain(`leave unseen ${unseen[0]}`);
  expect(await gate(made.context, asked(['media', id]))).toMatchObject({ release: id, unseen });
  expect(await made.registry.findings({ name: 'media', release: id })).toMatchObject([
    { hasPassed: true, unseen },
    { hasPassed: true, unseen },
  ]);
});

test('what the mount refused is signed too', async () => {
  const context = { ...made.context, mount: async () => ({ reasons: ['It throws.'], unseen: [] }) };
  await expect(release(context, asked([folder]))).rejects.toThrow('is refused');
  const [id = ''] = (await made.registry.releases('media')).slice(-1);
  expect(await made.registry.findings({ name: 'media', release: id })).toMatchObject([
    { checks: ['static', 'mount'], hasPassed: false, reasons: ['It throws.'] },
  ]);
});

test('with the key of a team alone nothing is given: a key of the gate judges first', async () => {
  await signWith('media-team', { remotes: ['media'] });
  const team = process.env.RELEASE_KEY;
  const failed = release(made.context, asked([folder]));
  await expect(failed).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('Nothing signed says that media') as unknown,
    advice: expect.arrayContaining([expect.stringContaining('gate media 1.0.0-')]) as unknown,
  });
  expect(await made.channel()).toMatchObject({ stable: '1.0.0-b', canary: null });

  const [id = ''] = (await made.registry.releases('media')).slice(-1);
  await signWith('gatekeeper', { gate: true });
  await expect(canary(made.context, asked(['media', id], { percent: 5 }))).rejects.toMatchObject({
    kind: 'refused',
  });
  expect(await gate(made.context, asked(['media', id]))).toEqual({
    name: 'media',
    release: id,
    unseen: [],
    next: `canary media ${id} --percent 5`,
  });
  const stands = await gate(made.context, asked(['media', '1.0.0-b']));
  expect(stands).toMatchObject({ next: null });

  process.env.RELEASE_KEY = team;
  await canary(made.context, asked(['media', id], { percent: 5 }));
  expect(await promote(made.context, asked(['media']))).toMatchObject({
    by: 'media-team',
    channel: { stable: id },
  });
});

test('the first release of a team is judged where its sources are not, and then released by the team', async () => {
  const parking = made.write('parking', 'first');
  await signWith('parking-team', { remotes: ['parking'] });
  const team = process.env.RELEASE_KEY;
  const failed = await release(made.context, asked([parking])).catch((error: unknown) => error);
  const [id = ''] = await made.registry.releases('parking');
  expect(failed).toMatchObject({
    kind: 'refused',
    advice: [
      expect.stringContaining(`npm run release -- gate parking ${id}`),
      'Then: npm run release -- parking, where its sources are',
    ],
  });

  await signWith('gatekeeper', { gate: true });
  await gate(made.context, asked(['parking', id]));
  process.env.RELEASE_KEY = team;
  await release(made.context, asked([parking]));
  expect(await made.channel('parking')).toMatchObject({ stable: id });
});

test('a pipeline that has both keys judges with the one and releases with the other', async () => {
  await signWith('gatekeeper', { gate: true });
  process.env.GATE_KEY = process.env.RELEASE_KEY;
  await signWith('media-team', { remotes: ['media'] });
  const { release: id, by } = await release(made.context, asked([folder]));
  expect(by).toBe('media-team');
  expect(await made.registry.findings({ name: 'media', release: id })).toMatchObject([
    { checks: ['static', 'mount'], hasPassed: true, by: 'gatekeeper' },
  ]);
});

test('a key of the gate is not revoked before another one has judged what visitors get', async () => {
  await signWith('gatekeeper', { gate: true });
  process.env.GATE_KEY = process.env.RELEASE_KEY;
  delete process.env.RELEASE_KEY;
  const { release: id } = await release(made.context, asked([folder]));
  await expect(keysRevoke(made.context, asked(['gatekeeper']))).rejects.toMatchObject({
    kind: 'refused',
    reasons: ['Visitors would no longer get media as it is: an older release, or none.'],
    advice: [
      `Let another key (GATE_KEY) judge it first: npm run release -- gate media ${id}`,
      expect.stringContaining('--yes'),
    ],
  });

  delete process.env.GATE_KEY;
  await gate(made.context, asked(['media', id]));
  await keysRevoke(made.context, asked(['gatekeeper']));
  expect(await made.registry.hasPassed({ name: 'media', release: id })).toBe(true);
});

test('what a key has judged that was revoked since comes back by the gate alone', async () => {
  await signWith('gatekeeper', { gate: true });
  process.env.GATE_KEY = process.env.RELEASE_KEY;
  delete process.env.RELEASE_KEY;
  const { release: first } = await release(made.context, asked([folder]));
  delete process.env.GATE_KEY;
  await release(made.context, asked([made.write('media', 'newer')]));
  await keysRevoke(made.context, asked(['gatekeeper']));
  made.said.length = 0;

  const { channel } = await rollback(made.context, asked(['media']));
  expect(channel.stable).toBe(first);
  expect(made.said).toContain('mount it in a browser');
  expect(await made.registry.hasPassed({ name: 'media', release: first })).toBe(true);
});
