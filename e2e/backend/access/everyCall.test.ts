/** @jest-environment node */
import type { Call } from '@campus/shared/contract/call';
import { calls, type CallName } from '@campus/shared/contract/calls';
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { arbitraryOf } from '../testing/arbitraryOf';
import { backendForFile } from '../testing/backendForFile';
import { accountOfRole } from './accountOfRole';

const backend = backendForFile();

const contract: Record<CallName, Call> = calls;
const names = Object.keys(contract) as CallName[];
/** Strange inputs for each call; `test:all` asks for more. */
const runs = Number(process.env.FUZZ_RUNS ?? 4);

type Part = 'params' | 'query' | 'body';

const partOf = (call: Call, part: Part) => {
  const schema = call[part];
  return schema
    ? arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    : fc.constant(undefined);
};

const texts = (values: unknown) =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      // An address cannot hold half a character: no client could send it.
      String(value)
        .replace(/[\ud800-\udfff]/g, '')
        .slice(0, 300) || '-',
    ]),
  );

const encoded = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]),
  );

/** Names of what never leaves the server, wherever in an answer it might hide. */
const secret = /password|hash|secret|jti|^mac$|storeKey/i;
/** What is told on purpose; a refusal names the fields that it refuses. */
const told = new Set(['mustChangePassword', 'hasPassword', 'totpEnrolment', 'fields']);

function leaksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !told.has(name))
    .flatMap(([name, inner]) => [...(secret.test(name) ? [name] : []), ...leaksOf(inner)]);
}

/** These end what the rest of the test needs. */
const isFinal = (name: CallName) => ['deleteCurrentUser', 'signOut'].includes(name);

test.each(names.filter((name) => !isFinal(name)))(
  '%s answers whatever it is sent, without failing and without telling a secret',
  async (name) => {
    const call = contract[name];
    const account: DemoAccount | undefined = accountOfRole(call.access);
    const token = account && (await backend.tokenOf(account));
    const requests = fc.record({
      params: partOf(call, 'params'),
      query: partOf(call, 'query'),
      body: partOf(call, 'body'),
    });
    const property = fc.asyncProperty(requests, async ({ params, query, body }) => {
      const answer = await backend.send(call, {
        token,
        params: encoded(texts(params)),
        query: texts(query),
        body: body ?? {},
      });
      expect(answer.status).toBeLessThan(500);
      expect(leaksOf(answer.body)).toEqual([]);
    });
    await fc.assert(property, { numRuns: runs, seed: 20_261_121 });
  },
);
