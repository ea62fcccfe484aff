/** @jest-environment node */
import type { Access, Call } from '@campus/shared/contract/call';
import { calls, type CallName } from '@campus/shared/contract/calls';
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { arbitraryOf } from '../testing/arbitraryOf';
import { demoPeople } from '../../../shell/mount/demoPeople';
import { nsiSignature } from '../../fixtures/nsiService';
import { rateLimits } from '../platform/limits/limitTables';
import { backendForFile } from '../testing/backendForFile';
import { fileOf } from '../domains/files/testing/variantsForFile';
import { urlOf } from '../testing/urlOf';

const backend = backendForFile();

const contract: Record<CallName, Call> = calls;
const names = Object.keys(contract) as CallName[];
/** These end what the rest of the test needs. */
const isFinal = (name: CallName) => ['deleteCurrentUser', 'signOut'].includes(name);
const fuzzed = names.filter((name) => !isFinal(name));

/** Strange requests in all; `test:all` asks for more than the four that each call is sent. */
const asked = Number(process.env.FUZZ_REQUESTS ?? 4 * fuzzed.length);
const runs = Math.ceil(asked / fuzzed.length);
let sent = 0;

type Part = 'params' | 'query' | 'body';

const partOf = (call: Call, part: Part) => {
  const schema = call[part];
  return schema
    ? arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    : fc.constant(undefined);
};

/** Somebody whom a call admits; nobody where it asks for no token. */
function accountOfRole(access: Access): DemoAccount | undefined {
  if (access === 'public' || access === 'signature') return undefined;
  const role = typeof access === 'string' ? 'ADMIN' : (access[0] ?? 'ADMIN');
  return role === 'GUEST' ? undefined : demoPeople[role];
}

const texts = (values: unknown) =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      // An address cannot hold half a character: no client could send it.
      (typeof value === 'object' ? JSON.stringify(value) : String(value))
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

/** How a program tells of itself: frames of a stack, files, statements. */
const inside =
  /\bat (async )?[\w.<>[\] ]+ \((file|node:|\/)|node_modules|\.[cm]?[jt]s:\d+|\b(select|insert into|update|delete from) "\w+"|DrizzleQueryError/i;

/** Hashes of passwords, and this installation's own keys. */
function secretsIn(bytes: Buffer) {
  const { keys } = backend.services;
  const values = Object.values(keys).flatMap((key) =>
    (['utf8', 'hex', 'base64', 'base64url'] as const).map((form) =>
      Buffer.from(key).toString(form),
    ),
  );
  const text = bytes.toString();
  return ['$argon2', ...values].filter((value) => text.includes(value));
}

/** What a form and a signed message have besides. */
function additionsOf(call: Call, url: string, body: object) {
  const file = call.multipart && fileOf(JSON.stringify(body), 'file.pdf');
  if (call.access !== 'signature') return { file };
  const headers = nsiSignature(backend.services.keys.webhook, { body: JSON.stringify(body), url });
  return { file, headers };
}

test.each(fuzzed)(
  '%s answers whatever it is sent, without failing and without telling a secret',
  async (name) => {
    const call = contract[name];
    const account = accountOfRole(call.access);
    let token = account && (await backend.tokenOf(account));
    const requests = fc.record({
      params: partOf(call, 'params'),
      query: partOf(call, 'query'),
      body: partOf(call, 'body'),
    });
    const property = fc.asyncProperty(requests, async (input) => {
      // A limit would answer in place of the call.
      await backend.db.delete(rateLimits);
      const place = { params: encoded(texts(input.params)), query: texts(input.query) };
      const body = Object(input.body ?? {}) as object;
      const answer = await backend.send(call, {
        token,
        ...place,
        body,
        ...additionsOf(call, urlOf(call, place), body),
      });
      sent += 1;
      // What it did may have ended the session.
      if (answer.status === 401 && account) token = await backend.tokenOf(account);
      expect(answer.status).toBeLessThan(500);
      expect(leaksOf(answer.body)).toStrictEqual([]);
      expect(secretsIn(answer.bytes)).toStrictEqual([]);
      if (answer.status >= 400) expect(answer.bytes.toString()).not.toMatch(inside);
    });
    await fc.assert(property, { numRuns: runs, seed: 20_261_121, endOnFailure: true });
  },
);

test('no fewer requests were sent than were asked for', () => {
  expect(sent).toBeGreaterThanOrEqual(asked);
});
