import type { Call, ParsedInput } from '@campus/shared/contract/call';
import type * as z from 'zod/mini';
import { ConsoleRefusal } from './ConsoleRefusal';

const parts = ['params', 'query', 'body'] as const;

type Raw = Record<(typeof parts)[number], unknown>;

const isCode = (text: string) => /^[A-Z_]+$/.test(text);

// The contract names its refusals; what is left to the library to word is simply not valid.
const codeOf = ({ message }: z.core.$ZodIssue) => (isCode(message) ? message : 'INVALID');

/**
 * Path, query and body by the schemas of the call.
 * @throws ConsoleRefusal 400 with a code for each field that does not fit.
 */
export function parseInput<C extends Call>(call: C, raw: Raw): ParsedInput<C> {
  const fields: Record<string, string> = {};
  const input: Partial<Raw> = {};
  for (const part of parts) {
    const result = call[part]?.safeParse(raw[part] ?? {});
    for (const issue of result?.error?.issues ?? []) fields[issue.path.join('.')] ??= codeOf(issue);
    input[part] = result?.data;
  }
  if (Object.keys(fields).length > 0) throw new ConsoleRefusal(400, 'VALIDATION', { fields });
  return input as ParsedInput<C>;
}
