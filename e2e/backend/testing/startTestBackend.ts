import { resolve } from 'node:path';
import type { Call, CallOutput } from '@campus/shared/contract/call';
import type { ErrorBody } from '@campus/shared/contract/errors';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import { existing } from '../existing';
import { demoAccounts, type DemoAccount } from '../../fixtures/demoAccounts';
import { createApp } from '../createApp';
import { createServices } from '../createServices';
import type { Mail } from '../mail/Mail';
import { humans } from '../schema/people';
import { users } from '../schema/staff';
import { seedDatabase } from '../seed/seedDatabase';
import { openTestDatabase } from './openTestDatabase';
import { urlOf } from './urlOf';

interface Request {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: object;
  token?: string;
  language?: LanguageKey;
  headers?: Record<string, string>;
}

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

/** Making a database takes two seconds, but many times that on a busy machine. */
export const startTimeout = 120_000;

/** What came back: the answer or a refusal; a test asserts the status before it reads either. */
type Body<C extends Call> = CallOutput<C> & ErrorBody;

/** The whole backend with demo data, without a port; `clock.shift` (ms) moves its time. */
export async function startTestBackend() {
  const { db, close } = await openTestDatabase();
  await seedDatabase(db, { home: resolve('e2e/backend'), hasDemoData: true, progress: () => {} });
  const mails: Mail[] = [];
  const clock = { shift: 0 };
  const services = await createServices({
    db,
    mailer: { send: async (mail) => void mails.push(mail) },
    now: () => Date.now() + clock.shift,
  });
  const app = createApp(services);

  async function accountId(account: DemoAccount) {
    const { email, kind } = demoAccounts[account];
    const table = kind === 'HUMAN' ? humans : users;
    const column = kind === 'HUMAN' ? humans.email : users.login;
    const [row] = await db.select({ id: table.id }).from(table).where(eq(column, email));
    return existing(row).id;
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
      return services.sessions.open(kind, await accountId(account), '127.0.0.1');
    },

    async send<C extends Call>(
      call: C,
      { token, language = 'ru', headers, body, ...place }: Request = {},
    ) {
      const answer = await app.inject({
        method: call.method,
        url: urlOf(call, place),
        headers: {
          'accept-language': language,
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(call.method !== 'GET' && { payload: body ?? {} }),
      });
      const parsed: unknown = answer.body ? JSON.parse(answer.body) : null;
      const { statusCode: status, headers: answered } = answer;
      return { status, headers: answered, body: parsed as Body<C> };
    },

    async stop() {
      await app.close();
      await close();
    },
  };
}
