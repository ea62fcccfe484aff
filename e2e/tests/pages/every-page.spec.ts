import type { Api } from '@campus/shared/api/createApi';
import type { Call } from '@campus/shared/contract/call';
import { calls } from '@campus/shared/contract/calls';
import { filterNotifications } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { filterLog } from '@campus/shared/contract/operations/calls';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { filterApplications } from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { filterPayments } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { createTicket, filterTickets, listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { newestLetter } from '../../../shell/releases/mount/newestLetter';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { filterSyncMessages } from '@campus/shared/contract/sync/calls';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { expectSound } from '../../fixtures/expectSound';
import { pagesOfProduct, type PageOfProduct } from '../../fixtures/pagesOfProduct';
import { apiOf } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';
import { writeTicket } from '../../fixtures/writeTicket';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, isUntouched: true });

/** The page that the letter about a guest’s ticket leads to. */
async function guestTicketPage({ url, dataDir }: Product) {
  const { email } = await writeTicket(url);
  let page: string | undefined;
  const look = () => (page = /\/help\/ticket\/\S+/.exec(newestLetter(dataDir, email) ?? '')?.[0]);
  await expect.poll(look, { message: `a letter to ${email}` }).toBeDefined();
  return page ?? '';
}

async function ownTicketPage(api: Api) {
  const { items } = await api(listMyTickets);
  const body = {
    category: 'OTHER',
    subject: 'Где мой пропуск',
    text: 'Подскажите, где его забрать.',
  } as const;
  return supportPaths.ownTicket(items[0]?.id ?? (await api(createTicket, { body })).id);
}

type AddressOf = (api: Api, product: Product) => Promise<string>;

/** Pages of records that have another id in every product. */
const records: Readonly<Record<string, AddressOf>> = {
  'a partner': async (api) =>
    partnerPaths.partner((await api(filterPartners, { body: {} })).items[0]?.id ?? ''),
  'a register': async (api) => {
    const params = { paymentType: 'grant' } as const;
    const { items } = await api(filterPayments, { params, body: {} });
    return `${paymentPaths.register('grant', items[0]?.id ?? '')}?tab=candidates`;
  },
  'a ticket': async (api) => {
    const { items } = await api(filterTickets, { body: { statuses: ['ANSWERED'] } });
    const own = items.find(({ owner }) => owner.humanId);
    return supportPaths.ticket(own?.id ?? '');
  },
  'an own ticket': ownTicketPage,
  'a ticket of a guest': (_, product) => guestTicketPage(product),
  'a sent notification': async (api) => {
    const { items } = await api(filterNotifications, { body: { statuses: ['SENT', 'PARTIAL'] } });
    return notificationPaths.notification(items[0]?.id ?? '');
  },
  'a person': async (api) =>
    peoplePaths.person((await api(filterHumans, { body: {} })).items[0]?.id ?? ''),
  'a member of staff': async (api) =>
    staffPaths.user((await api(filterUsers, { body: {} })).items[0]?.id ?? ''),
  'an entry of the log': async (api) =>
    operationPaths.entry((await api(filterLog, { body: {} })).items[0]?.id ?? ''),
  'a message that was given up': async (api) => {
    const { items } = await api(filterSyncMessages, { body: { statuses: ['DEAD'] } });
    return syncPaths.message(items[0]?.id ?? '');
  },
  'an application': async (api) => {
    const body = { types: ['CREDIT_GRANT' as const] };
    return applicationPaths.one((await api(filterApplications, { body })).items[0]?.id ?? '');
  },
  'a card that is checked': async (api) =>
    cardPaths.verify((await api(getCampusCard))?.offlineToken ?? ''),
};
const pages: readonly PageOfProduct[] = [
  ...pagesOfProduct,
  { url: 'a partner' },
  { url: 'a person', account: 'admin' },
  { url: 'a ticket', account: 'support' },
  { url: 'a ticket', account: 'audit' },
  { url: 'an own ticket', account: 'student' },
  { url: 'a ticket of a guest' },
  { url: 'a sent notification', account: 'content' },
  { url: 'a register', account: 'payments' },
  { url: 'a member of staff', account: 'admin' },
  { url: 'a member of staff', account: 'audit' },
  { url: 'an entry of the log', account: 'audit' },
  { url: 'a message that was given up', account: 'admin' },
  { url: 'an application', account: 'support' },
  { url: 'a card that is checked', account: 'student' },
];

/** Few enough that both workers end at about one time. */
const most = 8;

/** Pages of one person, who opens them in one tab: only the first brings the code of the shell with it. */
function visitsOf(pages: readonly PageOfProduct[]) {
  const visits = new Map<string, PageOfProduct[]>();
  const alike = new Map<string, number>();
  for (const page of pages) {
    // A status allows an error in the console, so pages of another one are another visit.
    const who = `${page.account ?? 'a guest'}${page.status ? `, answered ${page.status}` : ''}`;
    const count = alike.get(who) ?? 0;
    alike.set(who, count + 1);
    const name = `${who}, ${Math.floor(count / most) + 1}`;
    visits.set(name, [...(visits.get(name) ?? []), page]);
  }
  return visits;
}

/** Calls that another backend behind the same address may not have. */
const extensions = Object.values<Call>(calls).filter(({ extension }) => extension);
const addressOf = ({ path }: Call) =>
  new RegExp(`^[^?#]*${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);

const looks = [
  { name: '', language: 'ru', tag: [], themes: ['light'], widths: [1280, 1024, 320] },
  { name: ' in ru, light and dark, at every width', language: 'ru', tag: ['@all'] },
  { name: ' in en, light and dark, at every width', language: 'en', tag: ['@all'] },
  {
    name: ' where the backend has only the calls of the specification',
    language: 'ru',
    tag: ['@all'],
    themes: ['light'],
    widths: [1280],
    isBare: true,
  },
] as const;

// The fixture fails each of these on a console error, a missing text and a policy violation.
for (const { name, language, tag, ...look } of looks)
  for (const [who, visited] of visitsOf(pages))
    test(
      `pages for ${who} are accessible, fit and say everything${name}`,
      { tag: [...tag] },
      async ({ page, context, product, signIn, allowProblem }) => {
        test.slow();
        const account = visited[0]?.account;
        const status = visited[0]?.status ?? 200;
        if (status !== 200) allowProblem(new RegExp(`status of ${status}`));
        await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
        if ('isBare' in look) {
          allowProblem(/status of 404/);
          for (const call of extensions)
            await context.route(addressOf(call), async (route) => {
              const isThis = route.request().method() === call.method;
              await (isThis ? route.fulfill({ status: 404, json: {} }) : route.fallback());
            });
        }
        const api = account ? await signIn(account) : apiOf(product);
        const size = page.viewportSize();
        for (const { url } of visited)
          await test.step(url, async () => {
            if (size) await page.setViewportSize(size);
            const response = await page.goto((await records[url]?.(api, product)) ?? url);
            expect(response?.status(), url).toBe(status);
            await expectSound(page, language, look);
          });
      },
    );
