import {
  createGuestTicket,
  filterTickets,
  getTicketChallenge,
} from '@campus/shared/contract/support/calls';
import {
  createHelpVote,
  getHelpVote,
  listHelpfulPages,
} from '@campus/shared/contract/media/voteCalls';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { solveAtOnce } from '../../fixtures/writeTicket';
import type { World } from './World';
import { ipOf } from './ipOf';
import { openSession, type SoakSession } from './openSession';

const pages = ['/', '/news', '/partners', '/events', '/help', '/grants', '/help/new'];

/** Reads a page, and some of the files that it names: those of a release that was taken back, too. */
async function read({ open }: SoakSession, path: string) {
  const html = await (await open(path)).text();
  if (!html.includes('</html>')) throw new Error(`${path} is no whole document.`);
  const files = [...html.matchAll(/(?:href|src)="(\/(?:remotes|shell)\/[^"]+\.js)"/g)];
  const file = files[Math.floor(Math.random() * files.length)]?.[1];
  if (!file) throw new Error(`${path} names no file.`);
  const answer = await open(file);
  if (!answer.ok) throw new Error(`${file} of ${path}: ${answer.status}`);
}

async function writeTicket({ ledger }: World, { guest }: SoakSession, number: number) {
  const challenge = await guest(getTicketChallenge);
  await pause(challenge.waitSeconds * 1_000);
  const ticket = await guest(createGuestTicket, {
    body: {
      ...{
        category: 'TECH',
        subject: 'Стойкий вопрос гостя',
        text: 'Открывается ли сайт с телефона?',
      },
      ...{ guestName: 'Гостья', guestEmail: `soak-guest-${number}@example.test`, consent: true },
      captcha: solveAtOnce(challenge),
    },
  });
  ledger.add('ticket of a guest', ticket.id, async (reader) => {
    const { items } = await reader(filterTickets, { body: { search: ticket.number } });
    return items.some(({ id }) => id === ticket.id);
  });
}

async function vote({ ledger }: World, { guest }: SoakSession) {
  const [page] = await guest(listHelpfulPages);
  if (!page) return;
  const { pageId } = page;
  const voter = randomUUID();
  await guest(createHelpVote, { body: { pageId, voter, isHelpful: true } });
  ledger.add(
    'vote',
    voter,
    async (reader) =>
      (await reader(getHelpVote, { params: { pageId }, query: { voter } }))?.isHelpful === true,
  );
}

/** Some pages; now and then a question, or a word about a page of help. */
export async function visitAsGuest(world: World, number: number) {
  const session = openSession({ send: world.door.send, ip: ipOf(2, number), kind: 'HUMAN' });
  for (let left = 4; left > 0 && !world.isOver(); left -= 1) {
    await read(session, pages[Math.floor(Math.random() * pages.length)] ?? '/');
    await world.think();
  }
  if (number % 5 === 0) await writeTicket(world, session, number);
  if (number % 7 === 0) await vote(world, session);
}
