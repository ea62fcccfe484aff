import { ApiError } from '@campus/shared/api/ApiError';
import type { Api } from '@campus/shared/api/createApi';
import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import * as z from 'zod/mini';

type Answer<C extends Call> = (
  input: CallInput<C>,
) => CallOutput<C> | ApiError | Promise<CallOutput<C>>;

interface Stubbed {
  call: Call;
  answer: (input: never) => unknown;
}

const answers = new Map<string, Stubbed>();
const nameOf = (call: Call) => `${call.method} ${call.path}`;

/** Answers one contract call; the answer must have the shape that the contract promises. */
export function stub<C extends Call>(call: C, answer: Answer<C>) {
  answers.set(nameOf(call), { call, answer });
}

/** The api of a test: stubs only, and a clear word for a call that nobody stubbed. */
export const stubbedApi: Api = async (call, input) => {
  const stubbed = answers.get(nameOf(call));
  if (!stubbed) throw new Error(`No stub for ${nameOf(call)}`);
  const result = await stubbed.answer((input ?? {}) as never);
  if (result instanceof ApiError) throw result;
  return z.parse(stubbed.call.response, result) as never;
};

afterEach(() => answers.clear());
