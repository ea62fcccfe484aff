import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Call, CallOutput } from '@campus/shared/contract/call';
import type { ErrorBody } from '@campus/shared/contract/errors';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { assertDefined } from '../platform/database/assertDefined';
import { demoAccounts, type DemoAccount } from '../../fixtures/demoAccounts';
import { createApp } from '../createApp';
import { createServices } from '../createServices';
import { createCipher } from '../platform/database/createCipher';
import { createFolderStore } from '../platform/files/createFolderStore';
import type { Mail } from '../platform/mail/Mailer';
import { humans } from '../domains/accounts/humanTables';
import { serviceWorks } from '../platform/http/serviceWorkTables';
import { users } from '../domains/accounts/userTables';
import { formOf, type TestFile } from './formOf';
import { openSeededDatabase } from './openSeededDatabase';
import { urlOf } from './urlOf';

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: object;
  /** Of a call that takes one; others ignore it. */
  file?: TestFile;
  token?: string;
  language?: LanguageKey;
  headers?: Record<string, string>;
}

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

/** Making a database takes two seconds, but many times that on a busy machine. */
export const startTimeout = 120_000;

/** What came back: the answer or a refusal; a test asserts the status before it reads either. */
type Body<C extends Call> = CallOutput<C> & ErrorBody;

/** What came; a stream that would go on for ever is left. */
async function bytesOf({ stream }: Call, answer: LightMyRequestResponse) {
  if (!stream) return answer.rawPayload;
  if (answer.statusCode !== 200) return buffer(answer.stream());
  answer.raw.res.destroy();
  return Buffer.alloc(0);
}

/** The whole backend with demo data, without a port; `clock.shift` (ms) moves its time. */
export async function startTestBackend(
  settings: Partial<Parameters<typeof createServices>[0]> = {},
) {
  const { db, listen, close } = await openSeededDatabase();
  // A test that moves its clock must not arrive at the demo's works, which forbid writing.
  await db.delete(serviceWorks);
  const mails: Mail[] = [];
  const clock = { shift: 0 };
  const folder = await mkdtemp(join(tmpdir(), 'campus-files-'));
  const services = await createServices({
    db,
    listen,
    cipher: createCipher('a test'),
    mailer: { send: async (mail) => void mails.push(mail) },
    files: createFolderStore(join(folder, 'files')),
    uploads: join(folder, 'uploads'),
    now: () => Date.now() + clock.shift,
    ...settings,
  });
  const app = createApp(services);

  async function accountId(account: DemoAccount) {
    const { email, kind } = demoAccounts[account];
    const table = kind === 'HUMAN' ? humans : users;
    const column = kind === 'HUMAN' ? humans.email : users.login;
    const [row] = await db.select({ id: table.id }).from(table).where(eq(column, email));
    return assertDefined(row).id;
  }

  return {
    app,
    db,
    services,
    mails,
    clock,
    accountId,

    /** A token for a demo account, without the ceremony of signing in. */
    async tokenOf(account: DemoAccount) {
      const { kind } = demoAccounts[account];
      return services.sessions.open(kind, await accountId(account), { ip: '127.0.0.1' });
    },

    async send<C extends Call>(
      call: C,
      { token, language = 'ru', headers, body = {}, file, ...place }: Request = {},
    ) {
      const form = call.multipart && (await formOf(body, file));
      const answer = await app.inject({
        method: call.method,
        url: urlOf(call, place),
        headers: {
          'accept-language': language,
          ...(token && { authorization: `Bearer ${token}` }),
          ...form?.headers,
          ...headers,
        },
        ...(call.method !== 'GET' && { payload: form?.payload ?? body }),
        ...(call.stream && { payloadAsStream: true }),
      });
      const { statusCode: status, headers: answered } = answer;
      const bytes = await bytesOf(call, answer);
      const isJson = String(answered['content-type']).startsWith('application/json');
      const parsed: unknown = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : null;
      return { status, headers: answered, body: parsed as Body<C>, bytes };
    },

    async stop() {
      await app.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
