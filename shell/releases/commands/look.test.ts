/** @jest-environment node */
import { printHistory } from '../printing/printHistory';
import { printList } from '../printing/printList';
import { printShow } from '../printing/printShow';
import { canary } from './release';
import { asked, commandContext } from './commandContext.fixture';
import { history } from '../cli/lookingCommands';
import { hold } from '../cli/commandTable';
import { list } from './list';
import { show } from './show';

let made: Awaited<ReturnType<typeof commandContext>>;
beforeEach(async () => {
  made = await commandContext();
  await made.keepThree();
  await canary(made.context, asked(['media', '1.0.0-c'], { percent: 5, roles: ['STUDENT'] }));
});
afterEach(() => made.forget());

test('list says what everybody gets, since when and by whom, whatever canaries came since', async () => {
  const [media, shell] = await list(made.context);
  const released = (await made.registry.history()).find(
    ({ channel, kind }) => kind === 'release' && channel.stable === '1.0.0-b',
  );

  expect(media).toMatchObject({ remote: 'media', stable: '1.0.0-b', by: 'somebody' });
  expect(media?.since).toBe(released?.at);
  expect(shell?.remote).toBe('shell');
  expect(printList(await list(made.context))).toMatch(
    /media +1\.0\.0-b +\d{4}-\d\d-\d\d \d\d:\d\d +somebody +1\.0\.0-c: 5 % of the visitors and STUDENT/,
  );
});

test('show has the newest releases with who signed them, and what happened last', async () => {
  const shown = await show(made.context, asked(['media']));

  expect(shown.releases.map(({ release }) => release)).toEqual(['1.0.0-c', '1.0.0-b', '1.0.0-a']);
  expect(shown.releases[0]).toMatchObject({
    commit: null,
    key: { id: made.registry.keys.own() },
  });
  expect(shown.releases[0]?.bytes).toBeGreaterThan(0);
  expect(shown.history.map(({ kind }) => kind)).toEqual(['canary', 'release', 'release']);
  expect(printShow(shown)).toContain('media: everybody gets 1.0.0-b.');
});

test('show of a remote that was never released says how to begin', async () => {
  await expect(show(made.context, asked(['payments']))).rejects.toMatchObject({
    message: 'payments was never released here.',
    advice: ['npm run release -- payments'],
  });
});

test('history is newest first, of one remote or of all', async () => {
  expect(await history(made.context, asked([]))).toHaveLength(4);
  const deployments = await history(made.context, asked(['media']));
  expect(deployments.map(({ remote }) => remote)).toEqual(['media', 'media', 'media']);
  expect(printHistory(deployments).split('\n')[1]).toMatch(
    /canary +1\.0\.0-c \(5 % of the visitors/,
  );
});

test('an empty registry says what to begin with', () => {
  expect(printList([])).toContain('npm run release -- shell');
  expect(printHistory([])).toBe('Nothing was moved yet.');
});

test('a held release is told by list, show and history', async () => {
  await hold(made.context, asked(['media', '1.0.0-b']));
  const shown = await show(made.context, asked(['media']));
  expect(printShow(shown)).toContain('Held:             1.0.0-b, which only a person takes back');
  expect(printList(await list(made.context))).toMatch(/1\.0\.0-c: 5 % .* 1\.0\.0-b\n/);
  expect(printHistory(shown.history)).toMatch(/ held +1\.0\.0-b /);
});
