import type { Call, UploadedFile } from '@campus/shared/contract/call';
import type * as z from 'zod/mini';
import { isMessageCode } from '../messages/messageOf';
import type { MessageCode } from '../messages/messages';
import { InvalidInput, type FieldProblem } from './InvalidInput';

type Issue = z.core.$ZodIssue;

const codeOfLength = (issue: Issue): MessageCode => {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return 'INVALID';
  if (issue.origin === 'array') return 'TOO_MANY_ITEMS';
  if (issue.origin !== 'string') return 'RANGE';
  return issue.code === 'too_big' ? 'TOO_LONG' : 'TOO_SHORT';
};

// The contract names most of its refusals; the library's own wording is English and is replaced.
const codeOf = (issue: Issue) =>
  isMessageCode(issue.message) ? issue.message : codeOfLength(issue);

function problemOf(issue: Issue): FieldProblem {
  const bounds = issue as { minimum?: number; maximum?: number };
  return {
    path: issue.path.join('.'),
    code: codeOf(issue),
    params: { minimum: String(bounds.minimum ?? ''), maximum: String(bounds.maximum ?? '') },
  };
}

const fileMissing: FieldProblem = { path: 'file', code: 'FILE_MISSING', params: {} };

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
  file?: UploadedFile;
}

/**
 * Parses path, query and body by the call's schemas; unknown keys are dropped.
 * @throws InvalidInput with the problems of all of them at once.
 */
export function validate(call: Call, raw: RawInput) {
  const problems: FieldProblem[] = [];
  const read = (schema: z.ZodMiniType | undefined, value: unknown) => {
    const result = schema?.safeParse(value);
    if (result && !result.success) problems.push(...result.error.issues.map(problemOf));
    return result?.data;
  };
  const input = {
    params: read(call.params, raw.params),
    query: read(call.query, raw.query),
    body: read(call.body, raw.body ?? {}),
    file: raw.file,
  };
  if (call.multipart && !raw.file) problems.push(fileMissing);
  if (problems.length > 0) throw new InvalidInput(problems);
  return input;
}
