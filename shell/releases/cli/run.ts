import { ImpossibleDeployment } from '../deployments/deployments';
import { UnusableKey } from '../keys/readPrivateKey';
import { printFailure } from '../printing/printFailure';
import { Refused } from '../Refused';
import { BrokenHistory, Conflict } from '../registry/BrokenHistory';
import type { Context, Outcome } from '../commands/Command';
import { commandTable } from './commandTable';
import { exitCodes, Failure } from '../commands/Failure';
import { optionTable } from '../commands/optionTable';
import { readRequest } from './readRequest';

const meanings: Record<keyof typeof exitCodes, string> = {
  done: 'done',
  fault: 'something unexpected',
  usage: 'the command makes no sense as it is typed',
  refused: 'refused by the gate, or not yours to do; visitors get what they got before',
  conflict: 'not as things stand: taken back before, or somebody moved it meanwhile',
  build: 'does not build',
  store: 'the store of releases cannot be reached',
  unchanged: 'nothing to do: everybody gets exactly this already',
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
const helpText = (): string =>
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

const refusedAs = ({ which: { name, release }, reasons }: Refused) =>
  new Failure('refused', `${name} ${release} is refused. Visitors get what they got before.`, {
    reasons,
    advice: [
      'Mend what is named, and release again.',
      `To check without releasing: npm run release -- gate ${name}`,
    ],
  });

/** Every error that a command may end with, in the one form that is printed. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Refused) return refusedAs(error);
  if (error instanceof UnusableKey)
    return new Failure('usage', error.message, {
      advice: [`Name the file from here or by its whole path, or leave ${error.variable} out.`],
    });
  if (error instanceof BrokenHistory)
    return new Failure('conflict', 'The history of moves is not sound, so nothing is moved.', {
      reasons: error.alarms.map(({ texts }) => texts.en),
      advice: [
        'If a key is only unknown here, say which keys are believed: TRUSTED_KEYS.',
        'Else look who could write there, then: npm run release -- repair',
      ],
    });
  if (error instanceof Conflict || error instanceof ImpossibleDeployment)
    return new Failure('conflict', error.message, {
      advice: ['How things stand: npm run release -- list'],
    });
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Failure('fault', `Something unexpected happened. ${text}`);
}

interface Terminal {
  /** For the result; with `--json` nothing else goes there. */
  out: (text: string) => void;
  /** For progress and for failures. */
  tell: (text: string) => void;
  /** Opened only for a command that makes sense. */
  open: () => Promise<Context>;
}

const wantsHelp = (args: readonly string[]) =>
  args[0] === 'help' || args.includes('--help') || args.includes('-h');

async function act(args: string[], { open }: Terminal): Promise<Outcome & { command: string }> {
  if (wantsHelp(args)) return { command: 'help', data: helpText(), text: helpText() };
  const { command, ...request } = readRequest(args);
  return { command: command.name, ...(await command.run(await open(), request)) };
}

/** Does what somebody typed and says how it ended; gives the exit code. */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  const isJson = args.includes('--json');
  const write = (document: object) => terminal.out(JSON.stringify(document, null, 2));
  try {
    const { command, data, text } = await act(args, terminal);
    if (isJson) write({ ok: true, command, result: data });
    else terminal.out(text);
    return exitCodes.done;
  } catch (error) {
    const failure = asFailure(error);
    const { kind, message, reasons, advice } = failure;
    const exitCode = exitCodes[kind];
    if (isJson) write({ ok: false, exitCode, kind, message, reasons, advice });
    else terminal.tell(printFailure(failure));
    return exitCode;
  }
}
