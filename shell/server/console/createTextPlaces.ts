import type { LanguageKey } from '@campus/shared/contract/fields';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../../releases/registry/Registry';

interface TextPlace {
  title: Record<LanguageKey, string>;
  /** Of a page; null for a widget on pages of others. */
  path: string | null;
}

/** What the code of one screen calls texts by: whole keys, and the beginnings of those it completes. */
interface Naming {
  keys: Set<string>;
  beginnings: Set<string>;
}

const literals = /(.)(["'`])((?:[\w-]+\.)*[\w-]+\.?)(\2|\$\{)/g;

function addNames(code: string, { keys, beginnings }: Naming) {
  for (const [, before, , text = '', end] of code.matchAll(literals)) {
    if (text.endsWith('.')) beginnings.add(text);
    // A word alone is a key only where something is called with it.
    else if (end !== '${' && (text.includes('.') || before === '(')) keys.add(text);
  }
}

const plural = /_(?:zero|one|two|few|many|other)$/;

const names = ({ keys, beginnings }: Naming, key: string) => {
  const base = key.replace(plural, '');
  const parts = base.split('.');
  const starts = parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.`);
  // A branch that is handed on by its name is completed elsewhere.
  const isBegun = (start: string) => beginnings.has(start) || keys.has(start.slice(0, -1));
  return keys.has(base) || starts.some(isBegun);
};

type Screens = Map<string, Naming>;

/** What each screen and widget of a release names, by the files that it loads beside those of all. */
async function readScreens(folder: string, screens: Record<string, string[]>): Promise<Screens> {
  const read = Object.entries(screens).map(async ([screen, files]) => {
    const naming: Naming = { keys: new Set(), beginnings: new Set() };
    const scripts = files.filter((file) => file.endsWith('.js'));
    for (const file of scripts) addNames(await readFile(path.join(folder, file), 'utf8'), naming);
    return [screen, naming] as const;
  });
  return new Map(await Promise.all(read));
}

function placesIn(
  { routes, slots = [], title }: RemoteDeclaration,
  isNamed: (of: string) => boolean,
) {
  const pages = routes.filter(({ screen }) => isNamed(screen));
  const widgets = slots.filter(({ widget }) => isNamed(widget));
  return [
    ...pages.map((page): TextPlace => ({ title: page.title, path: page.path })),
    ...widgets.map((widget): TextPlace => ({ title: widget.title ?? title, path: null })),
  ];
}

/**
 * Where a text of a remote may be read, by the code that visitors get: a release is immutable, so each
 * is looked through once. Of the shell nothing is told: its texts are on pages of all.
 */
export function createTextPlaces(registry: Registry) {
  const known = new Map<string, { release: string; screens: Promise<Screens> }>();

  return async (mnemonic: string): Promise<TextPlace[]> => {
    const [name = '', ...rest] = mnemonic.split('.');
    const { channels } = await registry.current();
    const release = name === 'shell' ? undefined : channels[name]?.stable;
    const manifest = release && (await registry.manifest(name, release));
    const folder = release && (await registry.folderOf(name, release));
    if (!manifest || !folder) return [];
    const before = known.get(name);
    const screens =
      before?.release === release ? before.screens : readScreens(folder, manifest.screens);
    known.set(name, { release, screens });
    const found = await screens.catch((error: unknown) => {
      known.delete(name);
      throw error;
    });
    return placesIn(manifest.declaration, (screen) => {
      const naming = found.get(screen);
      return naming !== undefined && names(naming, rest.join('.'));
    });
  };
}
