import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { Registry } from '../releases/registry/Registry';
import { type Reading, planForPage } from './createPlanner';

const shellOf = (release: string, kit: string): ShellManifest => ({
  release,
  contract: '1.0.0',
  scripts: [],
  styles: [],
  texts: { ru: [], en: [] },
  lends: { '@campus/shared/ui/Button': kit },
  parts: {},
  integrity: {},
});

const manifestOf = (release: string, kit: string): RemoteManifest => ({
  release,
  commit: null,
  contract: '^1.0.0',
  declaration: {
    name: 'media',
    title: { ru: 'Новости', en: 'News' },
    owner: '',
    routes: [],
    slots: [],
    menu: [],
  },
  entry: 'entry.js',
  exposed: [],
  screens: {},
  borrows: { '@campus/shared/ui/Button': kit },
  missingTexts: { ru: [], en: [] },
  integrity: {},
});

const located = (manifest: RemoteManifest) => ({
  manifest,
  base: `/remotes/media/${manifest.release}/`,
});
const planned = ({ release, entry, declaration }: RemoteManifest) => ({
  release,
  entry,
  declaration,
});

/** What visitors get now, where the kit of the shell is of version 2. */
function readingOf(now: RemoteManifest, before: RemoteManifest): Reading {
  const shell = shellOf('new', '2.0.0');
  const remote = { ...planned(now), lastKnownGood: { release: before.release, entry: 'entry.js' } };
  return {
    shell,
    active: [{ ...located(now), before: located(before) }],
    plan: {
      release: 'new',
      language: 'ru',
      remotes: [remote],
      integrity: {},
      developmentOrigins: [],
    },
  } as Partial<Reading> as Reading;
}

const registry = {
  async shellManifest(release: string) {
    if (release === 'broken') throw new Error('no disk');
    return release === 'old' ? shellOf('old', '1.4.0') : undefined;
  },
} as Registry;

const ask = async (reading: Reading, shell?: string) => {
  const { release, remotes } = await planForPage(reading, shell, registry);
  return {
    release,
    remotes: remotes.map(({ release: id, lastKnownGood }) => [id, lastKnownGood?.release]),
  };
};

const fitsBoth = manifestOf('3', '>=1.0.0');
const needsNew = manifestOf('3', '^2.0.0');
const fitsOld = manifestOf('2', '^1.0.0');

test('a page of the present shell gets what everybody gets', async () => {
  const reading = readingOf(needsNew, fitsOld);
  expect(await planForPage(reading, 'new', registry)).toEqual(reading.plan);
  expect(await planForPage(reading, undefined, registry)).toEqual(reading.plan);
});

test.each([
  ['a release that fits it, too', fitsBoth, fitsOld, [['3', '2']]],
  ['the release before, where only that fits', needsNew, fitsOld, [['2', undefined]]],
  [
    'a release without one to fall back to',
    fitsBoth,
    manifestOf('2', '^2.0.0'),
    [['3', undefined]],
  ],
  ['nothing, where nothing fits', needsNew, manifestOf('2', '^2.0.0'), []],
])('a page of an earlier shell gets %s', async (_what, now, before, remotes) => {
  expect(await ask(readingOf(now, before), 'old')).toEqual({ release: 'new', remotes });
});

test('the release before comes with what it declares itself, and with its hashes', async () => {
  const before = { ...fitsOld, integrity: { 'entry.js': 'sha384-before' } };
  const { declaration } = before;
  const reading = readingOf(
    { ...needsNew, declaration: { ...declaration, owner: 'new@example.test' } },
    { ...before, declaration: { ...declaration, owner: 'old@example.test' } },
  );
  const { remotes, integrity } = await planForPage(reading, 'old', registry);
  expect(remotes).toMatchObject([{ release: '2', declaration: { owner: 'old@example.test' } }]);
  expect(integrity).toEqual({ '/remotes/media/2/entry.js': 'sha384-before' });
});

test('a page of an earlier shell gets nothing that its visitor may not fall back to', async () => {
  const reading = readingOf(needsNew, fitsOld);
  const remotes = reading.plan.remotes.map((remote) => ({ ...remote, lastKnownGood: null }));
  const nothing = { release: 'new', remotes: [] };
  expect(await ask({ ...reading, plan: { ...reading.plan, remotes } }, 'old')).toEqual(nothing);
  const active = reading.active.map((one) => ({ ...one, before: null }));
  expect(await ask({ ...reading, active }, 'old')).toEqual(nothing);
});

test.each(['older', 'broken'])(
  'a page of a shell that nobody knows any more, or that cannot be read, gets no remote: %s',
  async (shell) => {
    expect(await ask(readingOf(fitsBoth, fitsOld), shell)).toEqual({ release: 'new', remotes: [] });
  },
);
