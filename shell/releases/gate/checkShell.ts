import { serverBundle } from '@campus/shared/build/serverBundle';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { Texts } from '@campus/shared/remote/RemoteDeclaration';
import { checkFiles } from './checkFiles';
import { checkLoans } from './checkLoans';
import { checkRoutes } from './checkRoutes';
import { checkTypes } from './checkTypes';
import { readFiles } from './readFiles';
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

function misfits(remote: RemoteManifest, shell: ShellManifest): Texts[] {
  const problems = [...checkLoans(remote, shell), ...checkRoutes(remote, [])];
  const which = `${remote.declaration.name} ${remote.release}`;
  return problems.map(({ ru, en }) => ({
    ru: `${which} не подходит к этой оболочке. ${ru}`,
    en: `${which} does not fit the shell. ${en}`,
  }));
}

/** Why this shell may not become active, a sentence each; an empty list lets it pass. */
export async function checkShell({ folder, shell, remotes }: ShellCandidate): Promise<Reason[]> {
  const files = await readFiles(folder);
  return [
    ...unhashed(shell),
    ...checkFiles(files, { ...shell, besides: ['sw.js', 'hydration.js', serverBundle] }),
    ...checkTypes(files),
    ...remotes.flatMap((remote) => misfits(remote, shell)),
  ];
}
