import { serverBundle } from '@campus/shared/build/serverBundle';
import { federationName } from '@campus/shared/build/federationName';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { TextByLanguage } from '@campus/shared/contract/fields';
import { brotliCompressSync } from 'node:zlib';
import { shellRoutes } from '../../page/shellRoutes';
import { checkCode } from './checkCode';
import { checkFiles } from './checkFiles';
import { checkLoans } from './checkLoans';
import { checkManifest } from './checkManifest';
import { checkPlaces } from './checkPlaces';
import { checkRoutes } from './checkRoutes';
import { checkStyles } from './checkStyles';
import { checkTypes, isPicture } from './checkTypes';
import { overlaps } from './overlaps';
import { readFiles, type Files } from './readFiles';
import type { Reason } from './Reason';

const isRendered = ({ isServerRendered }: { isServerRendered?: boolean }) => isServerRendered;

/** What the server is to draw comes with the script that it draws it with. */
function checkServerRendering(files: Files, { declaration }: RemoteManifest): string[] {
  if (files.has(serverBundle)) return [];
  const { routes, slots } = declaration;
  const rendered = [
    ...routes.filter(isRendered).map(({ path }) => `The route ${path}`),
    ...slots.filter(isRendered).map(({ widget }) => `The widget ${widget}`),
  ];
  return rendered.map(
    (part) =>
      `${part} is declared as rendered by the server, and ${serverBundle} is not there: build with remoteConfig.`,
  );
}

const placeOf = (to: string) => to.replace(/[?#].*$/, '');

const inMenuOf = (name: string, to: string): TextByLanguage => ({
  ru: `Его пункт меню ${to} уже есть в меню модуля ${name}: уберите один из них.`,
  en: `Its menu entry ${to} is in the menu of ${name}: remove one of them.`,
});

const twice = (to: string): TextByLanguage => ({
  ru: `В его меню пункт ${to} стоит дважды: оставьте один.`,
  en: `Its menu has the entry ${to} twice: keep one of them.`,
});

/** As many as one menu of all remotes has room for from one of them: the biggest one of ours has 12. */
const mostEntries = 20;

const tooMany = (count: number): TextByLanguage => ({
  ru: `В его меню ${count} пунктов, а может быть ${mostEntries}: объедините их в разделы.`,
  en: `Its menu has ${count} entries of the ${mostEntries} it may have: join them to sections.`,
});

const toNowhere = (to: string): TextByLanguage => ({
  ru: `Его пункт меню ${to} не ведёт ни на один из его адресов: объявите адрес или исправьте пункт.`,
  en: `Its menu entry ${to} leads to none of its routes: declare the route, or correct it.`,
});

const isTakenKey = (key: string, name: string): TextByLanguage => ({
  ru: `Клавиша ${key} его меню — уже модуля ${name}: выберите другую.`,
  en: `The key ${key} of its menu is that of ${name}: choose another one.`,
});

/** Of two sections with one key only the first is reached by it. */
function checkKeys(
  { declaration }: RemoteManifest,
  others: readonly RemoteManifest[],
): TextByLanguage[] {
  return declaration.menu.flatMap(({ shortcut }) => {
    const isSame = (entry: { shortcut?: string }) => entry.shortcut === shortcut;
    const other = shortcut && others.find((each) => each.declaration.menu.some(isSame));
    return other ? [isTakenKey(shortcut, other.declaration.name)] : [];
  });
}

/** Every entry leads somewhere that exists, and nobody else offers the same. */
function checkMenu(
  { declaration }: RemoteManifest,
  others: readonly RemoteManifest[],
): TextByLanguage[] {
  const { routes, menu } = declaration;
  const known = [...routes, ...shellRoutes].map(({ path }) => path);
  const crowd = menu.length > mostEntries ? [tooMany(menu.length)] : [];
  const oddities = menu.flatMap(({ to }, at) => {
    const other = others.find((each) => each.declaration.menu.some((entry) => entry.to === to));
    const isRepeated = menu.findIndex((entry) => entry.to === to) !== at;
    return [
      ...(other ? [inMenuOf(other.declaration.name, to)] : []),
      ...(isRepeated ? [twice(to)] : []),
      ...(known.some((path) => overlaps(path, placeOf(to))) ? [] : [toNowhere(to)]),
    ];
  });
  return [...crowd, ...oddities];
}

/**
 * In bytes of brotli. `always` comes with any screen of the remote: the biggest one of ours has
 * 12 kB, of which 7 are the runtime; `screen` comes on top of it: the biggest one has 10 kB; `later`
 * is a file that a screen asks for when it is needed: the biggest one has 5 kB. `laterAll` is the sum
 * of these, for a page may ask for all of them at once: the biggest one of ours is 13 kB. `picture` is
 * a picture or a font as it is sent: ours have none.
 */
const budget = {
  always: 30_000,
  screen: 40_000,
  later: 60_000,
  laterAll: 250_000,
  picture: 200_000,
};

const remedy = 'import lazily what is not needed at once, or move what others have to the kit';

const checkPictures = (files: Files): string[] =>
  [...files]
    .filter(([file, { length }]) => isPicture(file) && length > budget.picture)
    .map(
      ([file, { length }]) =>
        `${file} has ${length} bytes of the ${budget.picture} that a picture or a font may have: make it smaller, or upload it as content.`,
    );

/** Every script and style that comes with any screen, and those of each screen, fit a budget. */
function checkSize(files: Files, manifest: RemoteManifest): string[] {
  const sizeOf = (file: string) =>
    files.get(`${file}.br`)?.length ?? brotliCompressSync(files.get(file) ?? '').length;
  const sum = (names: readonly string[]) => names.reduce((total, file) => total + sizeOf(file), 0);
  const tooBig = (what: string, names: readonly string[], most: number) => {
    const size = sum(names);
    if (size <= most) return [];
    return [`${what} has ${size} bytes (brotli) of the ${most} it may have: ${remedy}.`];
  };
  const always = [manifest.entry, ...manifest.exposed];
  const first = new Set([...always, ...Object.values(manifest.screens).flat()]);
  const later = Object.keys(manifest.integrity).filter((file) => !first.has(file));
  return [
    ...tooBig('What comes with any screen', always, budget.always),
    ...Object.entries(manifest.screens).flatMap(([name, own]) =>
      tooBig(
        `Its ${name}`,
        own.filter((file) => !always.includes(file)),
        budget.screen,
      ),
    ),
    ...later.flatMap((file) => tooBig(`Its ${file}, which is loaded later,`, [file], budget.later)),
    ...tooBig('All that is loaded later', later, budget.laterAll),
  ];
}

/** As webpack makes an identifier of `output.uniqueName`. */
const identifier = (text: string) => text.replace(/[^\w$]+/g, '_');

const isScript = (file: string) => file.endsWith('.js');

/**
 * Every script of the release registers under a name with the release in it: with one name for
 * all, the chunks of a broken release would be taken for those of the one before.
 */
function checkUniqueName(files: Files, manifest: RemoteManifest): string[] {
  const { declaration, release, entry, integrity } = manifest;
  const container = federationName(declaration.name);
  const registers = `webpackChunk${identifier(`${container}-${release}`)}`;
  const has = (file: string, text: string) => files.get(file)?.includes(text) ?? true;
  const strangers = Object.keys(integrity).filter(
    (file) => isScript(file) && !has(file, registers),
  );
  return [
    ...strangers.map(
      (file) =>
        `${file} does not register as ${registers}: set output.uniqueName to "${container}-${release}", as remoteConfig does.`,
    ),
    ...(has(entry, `/remotes/${declaration.name}/${release}/`)
      ? []
      : [
          `${entry} does not load from /remotes/${declaration.name}/${release}/: set output.publicPath to it, as remoteConfig does.`,
        ]),
  ];
}

/** A release of a remote that somebody wants visitors to get. */
interface Candidate {
  /** With its files and its `mfe.json`. */
  folder: string;
  manifest: RemoteManifest;
  /** The shell that visitors get. */
  shell: ShellManifest;
  /** The active releases of the other remotes. */
  others: readonly RemoteManifest[];
  /** The release of this remote that visitors get now. */
  replaced?: RemoteManifest;
}

/** Every text is there in both languages; the build has compared them. */
const checkTexts = ({ missingTexts }: RemoteManifest): string[] =>
  Object.entries(missingTexts)
    .filter(([, keys]) => keys.length > 0)
    .map(
      ([language, keys]) =>
        `The language ${language} lacks ${keys.join(', ')}: add what is missing to src/locales/${language}.json.`,
    );

/** Why this release may not become active, a sentence each; an empty list lets it pass. */
export async function checkRelease(candidate: Candidate): Promise<Reason[]> {
  const { folder, manifest, shell, others, replaced } = candidate;
  const oddities = checkManifest(manifest);
  // The other checks rely on what the manifest says.
  if (oddities.length > 0) return oddities;
  const files = await readFiles(folder);
  return [
    ...checkFiles(files, { ...manifest, besides: [serverBundle] }),
    ...checkTypes(files),
    ...checkStyles(
      files,
      manifest.declaration.name,
      others.map(({ declaration }) => declaration.name),
    ),
    ...checkCode(files, manifest.integrity),
    ...checkUniqueName(files, manifest),
    ...checkSize(files, manifest),
    ...checkPictures(files),
    ...checkLoans(manifest, shell),
    ...checkRoutes(manifest, others),
    ...checkMenu(manifest, others),
    ...checkKeys(manifest, others),
    ...checkPlaces(manifest, { others, replaced }),
    ...checkTexts(manifest),
    ...checkServerRendering(files, manifest),
  ];
}
