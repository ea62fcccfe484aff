import { hydrationBundle, serverBundle } from '@campus/shared/build/serverBundle';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { TextByLanguage } from '@campus/shared/contract/fields';
import { checkFiles } from './checkFiles';
import { checkLoans } from './checkLoans';
import { checkRoutes } from './checkRoutes';
import { checkTypes } from './checkTypes';
import { readFiles, type Files } from './readFiles';
import type { Reason } from './Reason';

interface ShellCandidate {
  /** With its files and its `shell.json`. */
  folder: string;
  shell: ShellManifest;
  /** The active releases of all remotes: the new shell must serve every one of them. */
  remotes: readonly RemoteManifest[];
}

const unhashed = ({ scripts, styles, texts, parts, integrity }: ShellManifest) =>
  [...new Set([scripts, styles, ...Object.values(texts), ...Object.values(parts)].flat())]
    .filter((file) => !(file in integrity))
    .map((file) => `${file} has no hash in shell.json: build the shell again.`);

/** Reasons why a remote cannot run in a shell, with its name before each of them. */
const named = (
  { declaration, release }: RemoteManifest,
  problems: readonly TextByLanguage[],
): TextByLanguage[] =>
  problems.map(({ ru, en }) => ({
    ru: `${declaration.name} ${release} не подходит к этой оболочке. ${ru}`,
    en: `${declaration.name} ${release} does not fit the shell. ${en}`,
  }));

/** What remotes use and a shell does not have. */
export const lacksOf = (
  shell: ShellManifest,
  remotes: readonly RemoteManifest[],
): TextByLanguage[] => remotes.flatMap((remote) => named(remote, checkLoans(remote, shell)));

/** Scripts of the shell that only server rendering needs; no manifest names them. */
const renderingScripts = [hydrationBundle, serverBundle];

/** A page would lose what its remote has rendered by the server, and nobody would see an error. */
function missingRendering(files: Files, remotes: readonly RemoteManifest[]) {
  const rendered = remotes.filter(({ declaration }) =>
    [...declaration.routes, ...declaration.slots].some(({ isServerRendered }) => isServerRendered),
  );
  if (rendered.length === 0) return [];
  const names = rendered.map(({ declaration }) => declaration.name).join(', ');
  return renderingScripts
    .filter((file) => !files.has(file))
    .map(
      (file) => `${file} is not there, and the server renders ${names} with it: build it again.`,
    );
}

/** Why this shell may not become active, a sentence each; an empty list lets it pass. */
export async function checkShell({ folder, shell, remotes }: ShellCandidate): Promise<Reason[]> {
  const files = await readFiles(folder);
  return [
    ...unhashed(shell),
    ...checkFiles(files, { ...shell, besides: ['sw.js', ...renderingScripts] }),
    ...missingRendering(files, remotes),
    ...checkTypes(files),
    ...lacksOf(shell, remotes),
    ...remotes.flatMap((remote) => named(remote, checkRoutes(remote, []))),
  ];
}
