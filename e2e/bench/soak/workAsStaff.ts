import type { Api } from '@campus/shared/api/createApi';
import {
  approveApplication,
  filterApplications,
  getApplication,
} from '@campus/shared/contract/applications/calls';
import type { ApplicationType } from '@campus/shared/contract/applications/machine';
import { createNews, getNews } from '@campus/shared/contract/media/newsCalls';
import { createPayment, getPayment } from '@campus/shared/contract/payments/calls';
import { answerTicket, filterTickets, getTicket } from '@campus/shared/contract/support/calls';
import { randomUUID } from 'node:crypto';
import { changeRegister, readIncluded, sendRegister } from '../../fixtures/registerDesk';
import type { World } from './World';

/** Approves whatever somebody of the soak waits for. */
async function approve({ ledger }: World, api: Api, type: ApplicationType) {
  const { items } = await api(filterApplications, {
    query: { size: 20 },
    body: { types: [type], statuses: ['NEW'], search: 'Стойкая' },
  });
  for (const { id } of items) {
    await api(approveApplication, { params: { id } });
    ledger.add(
      'decision',
      id,
      async (reader) => (await reader(getApplication, { params: { id } })).status === 'APPROVED',
    );
  }
}

async function answerTickets({ ledger }: World, api: Api) {
  const { items } = await api(filterTickets, {
    query: { size: 20 },
    body: { search: 'Стойкий вопрос', statuses: ['NEW', 'OPEN'] },
  });
  for (const { id } of items) {
    const text = `Здравствуйте! Работает. ${randomUUID()}`;
    await api(answerTicket, { params: { id }, body: { text, isInternal: false } });
    ledger.add('answer', text, async (reader) => {
      const { answers } = await reader(getTicket, { params: { id } });
      return answers.some((answer) => answer.text === text);
    });
  }
}

/** Of support: what people wait for. */
export async function workInSupport(world: World, api: Api) {
  await approve(world, api, 'ESK_CARD');
  await answerTickets(world, api);
}

/** Of content: an article every now and then. */
export async function writeNews({ ledger }: World, api: Api) {
  const title = `Стойкая новость ${randomUUID().slice(0, 8)}`;
  const texts = (ru: string) => ({ ru, en: ru });
  const body = {
    title: texts(title),
    summary: texts('Коротко.'),
    body: texts('<p>Подробно.</p>'),
    status: 'PUBLISHED' as const,
  };
  const { id } = await api(createNews, { body });
  ledger.add(
    'article',
    id,
    async (reader) => (await reader(getNews, { params: { id } })).title.ru === title,
  );
}

let months = 0;

/** A month that no register of this organisation was for. */
function freeMonth() {
  months += 1;
  return `${2040 + Math.floor(months / 9)}-0${1 + (months % 9)}`;
}

const way = ['DRAFT', 'FORMED', 'APPROVED', 'SENT', 'PARTIALLY_PAID', 'PAID'] as const;

interface Payers {
  manager: Api;
  approver: Api;
}

/** Of payments: grants are approved, and a register goes all its way. */
export async function pay(world: World, { manager, approver }: Payers) {
  await approve(world, manager, 'EXTRA_GRANT');
  const month = freeMonth();
  const draft = await manager(createPayment, {
    params: { paymentType: 'one-time' },
    body: {
      name: { ru: 'Стойкая помощь', en: 'Lasting help' },
      ...{ periodFrom: `${month}-01`, periodTo: `${month}-28` },
      ...{ amountPerHuman: 123_457, budget: 900_000_000, eduOrgIds: [world.organisation.id] },
    },
  });
  const { id } = draft;
  const isAt = (status: (typeof way)[number]) =>
    world.ledger.add('register', id, async (reader) => {
      const now = await reader(getPayment, { params: { id } });
      return way.some((step, index) => step === now.status && index >= way.indexOf(status));
    });
  isAt('DRAFT');
  const sent = await sendRegister(manager, approver, draft);
  isAt('SENT');
  const people = await readIncluded(manager, sent);
  const results = people.map((humanId) => ({ humanId, status: 'PAID' }));
  const paid = await changeRegister(manager, sent, { results });
  if (paid.status === 'PAID') isAt('PAID');
}
