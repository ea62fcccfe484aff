import { commandTable } from './commandTable';
import { exitCodes } from './exitCodes';
import { optionTable } from './optionTable';

const meanings: Record<keyof typeof exitCodes, string> = {
  done: 'done',
  fault: 'something unexpected',
  usage: 'the command makes no sense as it is typed',
  refused: 'refused by the gate, or not yours to do; visitors get what they got before',
  conflict: 'not as things stand: released already, or somebody moved it meanwhile',
  build: 'does not build',
  store: 'the store of releases cannot be reached',
};

function pairs(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, does]) => `  ${what.padEnd(width)}  ${does}`);
}

const flagOf = ({ flag, value }: { flag: string; value?: string }) =>
  `--${flag}${value ? ` ${value}` : ''}`;

const commands = () =>
  commandTable.map(({ name, words, does }): [string, string] => [`${name} ${words}`.trim(), does]);

const options = () =>
  Object.entries(optionTable).map(([key, option]): [string, string] => {
    const users = commandTable.filter((each) => each.options.some((known) => known === key));
    const names = users.map(({ name }) => name).join(', ');
    return [flagOf(option), names ? `${option.does} (${names})` : option.does];
  });

/** All that `npm run release` can do. */
export const helpText = (): string =>
  [
    'npm run release -- <remote>             builds media, payments … or shell and gives it to everybody',
    'npm run release -- <remote> --percent 5  gives it to some first',
    'npm run release -- ../path/to/folder     the same for a remote in a repository of its own',
    'In the folder of a remote its name may be left out: npm run release, npm run release -- rollback',
    '',
    'Commands',
    ...pairs([...commands(), ['help', 'this']]),
    '',
    'Options',
    ...pairs(options()),
    '',
    'Exit codes',
    ...pairs(
      Object.entries(meanings).map(([name, meaning]) => [
        String(exitCodes[name as keyof typeof exitCodes]),
        meaning,
      ]),
    ),
    '',
    'For pipelines: npm run --silent release -- <command> --json',
  ].join('\n');
