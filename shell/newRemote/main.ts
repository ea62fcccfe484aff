import { dataFolder } from '@campus/shared/build/dataFolder';
import { root } from '@campus/shared/build/root';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isOutside, linkPackages } from '../releases/linkPackages';
import { activeManifests } from '../releases/refusalsOf';
import { openRegistry } from '../releases/registry/openRegistry';
import { releasableFolders } from '../releases/remoteFolders';
import { checkName } from './checkName';
import { besideCampus, filesOf, type NewRemote, writeFiles } from './filesOf';
import { readNewRemote } from './readNewRemote';
import { takenAddresses } from './takenAddresses';

const formatter = [
  path.join(root, 'node_modules/oxfmt/bin/oxfmt'),
  ...['-c', path.join(root, '.oxfmtrc.json'), '--stdin-filepath'],
];

/** The formatter decides on quotes and line breaks, whatever the title is. */
const formatted = (file: string, text: string) =>
  file === '.gitignore'
    ? text
    : execFileSync(process.execPath, [...formatter, file], { input: text, encoding: 'utf8' });

const inUrlStyle = (relative: string) => relative.replaceAll(path.sep, '/');

/** Writes the files of a new remote; when one of them is there already, writes nothing. */
function writeRemote(folder: string, remote: NewRemote) {
  const isBeside = isOutside(folder);
  const campus = isBeside ? inUrlStyle(path.relative(folder, root)) : '..';
  const more = isBeside ? besideCampus : {};
  const files = filesOf(remote, { more, values: { campus } }).map(
    ([file, text]) => [file, formatted(file, text)] as const,
  );
  writeFiles(folder, files);
  linkPackages(folder);
  return files.map(([file]) => file);
}

const usage =
  'npm run new-remote -- <name> [--at <folder>] [--title-ru <text>] [--title-en <text>] [--owner <who answers for it>]';

async function declarationIn(folder: string) {
  const file = pathToFileURL(path.join(folder, 'remote.ts')).href;
  const { remote } = (await import(file)) as { remote: RemoteDeclaration };
  return remote;
}

/** Of remotes whose sources may be anywhere; without a store a name is judged by the sources here. */
async function released(): Promise<RemoteDeclaration[]> {
  try {
    const manifests = await activeManifests(await openRegistry({ dataFolder }));
    return manifests.map(({ declaration }) => declaration);
  } catch {
    return [];
  }
}

/** Names and addresses that the shell and the remotes have. */
async function takenPlaces() {
  const here = await Promise.all(Object.values(releasableFolders()).map(declarationIn));
  const remotes = [...(await released()), ...here];
  return {
    names: ['shell', ...remotes.map(({ name }) => name)],
    addresses: takenAddresses(remotes),
  };
}

const nextSteps = (name: string, folder: string) =>
  isOutside(folder)
    ? [
        `  cd ${folder}`,
        '  npm run dev        see it inside the shell while you write',
        '  npm test           types and tests',
        '  npm run release    give it to the visitors',
      ]
    : [
        `  npm run dev -- ${name}        see it inside the shell while you write`,
        `  npm run test:unit -- mfe-${name}`,
        `  npm run release -- ${name}    give it to the visitors`,
      ];

/** `npm run new-remote -- parking`: the files of a remote that builds, passes and can be released. */
async function main() {
  // npm runs its scripts in the root, but a folder is meant from where the person stands.
  const from = process.env.INIT_CWD ?? process.cwd();
  const { at, ...remote } = readNewRemote(process.argv.slice(2), usage);
  const folder = at ? path.resolve(from, at) : path.join(root, `mfe-${remote.name}`);
  const refusal = checkName(remote.name, await takenPlaces());
  if (refusal) throw new Error(refusal);
  if (!isOutside(folder) && folder !== path.join(root, `mfe-${remote.name}`))
    throw new Error(`Inside of the repository it stands in mfe-${remote.name}: leave out --at.`);
  const files = writeRemote(folder, remote);
  console.log(`${folder}\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  console.log(
    ['Its screen is at /' + remote.name + '. Next:', ...nextSteps(remote.name, folder)].join('\n'),
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
