import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { isOutside } from '../releases/isOutside';
import { checkName } from './checkName';
import { readRequest } from './readRequest';
import { takenPlaces } from './takenPlaces';
import { writeRemote } from './writeRemote';

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
  const { folder, ...remote } = readRequest(process.argv.slice(2), from);
  const refusal = checkName(remote.name, await takenPlaces());
  if (refusal) throw new Error(refusal);
  if (!isOutside(folder) && folder !== path.join(root, `mfe-${remote.name}`))
    throw new Error(`Inside of the repository it stands in mfe-${remote.name}: leave out --at.`);
  const files = await writeRemote(folder, remote);
  console.log(`${folder}\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  console.log(
    ['Its screen is at /' + remote.name + '. Next:', ...nextSteps(remote.name, folder)].join('\n'),
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
