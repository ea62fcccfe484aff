import { resolve } from 'node:path';
import type { Call } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
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
    return row!.id;
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

    async send(call: Call, { token, language = 'ru', headers, body, ...place }: Request = {}) {
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
      const parsed = answer.body ? answer.json() : null;
      return { status: answer.statusCode, headers: answer.headers, body: parsed };
    },

    async stop() {
      await app.close();
      await close();
    },
  };
}
