import { printFailure } from '../printing/printFailure';
import { asFailure } from './asFailure';
import type { Outcome } from './Command';
import type { Context } from './Context';
import { exitCodes } from './exitCodes';
import { helpText } from './helpText';
import { readRequest } from './readRequest';

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
