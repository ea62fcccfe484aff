import {
  applyForCard,
  applyForExtraGrant,
  getApplication,
  listMyApplications,
} from '@campus/shared/contract/applications/calls';
import { snilsControl } from '@campus/shared/contract/checksums';
import { sendEmailCode, signInByEmailCode, signOut } from '@campus/shared/contract/auth/calls';
import { getCampusCard, getHumanCard } from '@campus/shared/contract/cards/calls';
import { putFile } from '@campus/shared/contract/files/calls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import {
  listMyNotifications,
  readMyNotifications,
} from '@campus/shared/contract/notifications/calls';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import {
  claimStudent,
  findStudents,
  getCurrentHuman,
  updateCurrentHuman,
  updateIdentity,
} from '@campus/shared/contract/people/calls';
import { getHuman } from '@campus/shared/contract/people/staffCalls';
import {
  createTicket,
  getTicket,
  listMyTickets,
  rateTicket,
} from '@campus/shared/contract/support/calls';
import { getSyncMessage } from '@campus/shared/contract/sync/calls';
import { passport } from '../../backend/domains/people/testing/passport';
import { nsiMessage, nsiStudent } from '../../fixtures/nsiMessages';
import { nsiSignature } from '../../fixtures/nsiService';
import { drawPicture } from '../../fixtures/writeArticle';
import type { World } from './World';
import { ipOf } from './ipOf';
import { NoAnswer } from './createDoor';
import { openSession, type SoakSession } from './openSession';
import { codeIn } from './enterAsStaff';

/** Whom no demo data and no other run knows. */
const run = Date.now() % 100_000;

const programme = 'PRG-1001';

interface Newcomer {
  number: number;
  email: string;
  lastName: string;
  firstName: string;
  birthDate: string;
  snils: string;
  recordBook: string;
}

const letters = 'абвгдежзик';
const inLetters = (number: number) =>
  [...String(number)].map((digit) => letters[Number(digit)]).join('');

function newcomer(number: number): Newcomer {
  const nine = String(900_000_000 - run * 1_000 - number);
  return {
    number,
    email: `soak-${run}-${number}@example.test`,
    lastName: 'Стойкая',
    // Nobody else is called so: a record is found by its name.
    firstName: `Марафона-${inLetters(number)}`,
    birthDate: '2006-03-08',
    snils: nine + snilsControl(nine),
    recordBook: `S${run}-${number}`,
  };
}

/** The service of reference data tells of somebody who has been enrolled. */
async function enrol(world: World, number: number): Promise<Newcomer> {
  const who = newcomer(number);
  const { nsiId } = world.organisation;
  const { lastName, firstName, birthDate, snils, recordBook } = who;
  const student = {
    ...nsiStudent(nsiId, programme),
    lastName,
    firstName,
    birthDate,
    snils,
    recordBook,
  };
  const { operation, body } = nsiMessage('STUDENT', `SOAK-${run}-${number}`, student, {
    operation: 'CREATE',
  });
  const text = JSON.stringify(body);
  const signed = { body: text, operation, timestamp: world.nsiTime() };
  const signature = nsiSignature(Buffer.from(world.nsiSecret), signed);
  const answer = await world.door.send(`/api/nsi-sync/webhook/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signature },
    body: text,
  });
  if (answer.status >= 500) throw new NoAnswer(`${answer.status} from the webhook`);
  if (!answer.ok) throw new Error(`A student was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  world.ledger.add('record of study', id, async (reader) => {
    const message = await reader(getSyncMessage, { params: { id } });
    return message.status === 'APPLIED';
  });
  return who;
}

/** Looks a few times, as somebody does who waits for staff; nobody has to come. */
async function comes<T>({ think, isOver }: World, look: () => Promise<T | undefined>) {
  for (let left = 12; left > 0 && !isOver(); left -= 1) {
    const found = await look();
    if (found) return found;
    await think();
  }
  return undefined;
}

async function signUp(world: World, session: SoakSession, { email }: Newcomer) {
  const { guest } = session;
  await guest(sendEmailCode, { body: { email, consents: ['PD', 'PD_SHARE'], languageKey: 'ru' } });
  await world.think();
  const body = { email, code: codeIn(world.dataDir, email) };
  session.enter((await guest(signInByEmailCode, { body })).authToken);
  const me = await session.api(getCurrentHuman);
  if (me.kind !== 'HUMAN') throw new Error('Who signed up is no participant.');
  world.ledger.add('account', me.id, async (reader) => {
    return (await reader(getHuman, { params: { id: me.id } })).email === email;
  });
  return me.id;
}

const photo = drawPicture(600, 800);

/** Says who she is and has her record of study linked. */
async function becomeStudent(
  world: World,
  { api }: SoakSession,
  { id, who }: { id: string; who: Newcomer },
) {
  const { lastName, firstName, birthDate, snils } = who;
  await api(updateIdentity, {
    body: { lastName, firstName, birthDate, snils, gender: 'F', citizenship: 'RU', passport },
  });
  const file = new File([new Uint8Array(await photo)], 'me.jpg', { type: 'image/jpeg' });
  await api(putFile, { params: { subjectId: id }, body: { bucket: 'human-photo' }, file });
  await world.think();
  const params = { eduOrgId: world.organisation.id };
  const [found] = await api(findStudents, {
    params,
    body: { lastName, firstName, birthDate, snils },
  });
  if (!found) return false;
  const { student } = await api(claimStudent, { params: { uuid: found.uuid }, body: {} });
  if (student === null) throw new Error(`The record of ${firstName} was not linked.`);
  world.ledger.add('identity and study', id, async (reader) => {
    const human = await reader(getHuman, { params: { id } });
    return human.identityStatus === 'VERIFIED' && human.student !== null && human.photoUrl !== null;
  });
  return true;
}

async function getCard(world: World, { api, open }: SoakSession, id: string) {
  const { ledger } = world;
  const application = await api(applyForCard, { body: {} });
  const isThere = { params: { id: application.id } };
  ledger.add('application', application.id, async (reader) =>
    Boolean(await reader(getApplication, isThere)),
  );
  const isApproved = async () => {
    const { items } = await api(listMyApplications);
    return items.some(({ status, ...one }) => one.id === application.id && status === 'APPROVED');
  };
  if (!(await comes(world, isApproved))) return false;
  ledger.add(
    'card',
    id,
    async (reader) => (await reader(getHumanCard, { params: { id } }))?.status === 'ACTIVE',
  );
  const isActive = async () => (await api(getCampusCard))?.status === 'ACTIVE';
  const hasCard = await comes(world, isActive);
  await open('/me/card');
  return hasCard;
}

async function askSupport(world: World, { api }: SoakSession) {
  const body = {
    category: 'CARD' as const,
    subject: 'Стойкий вопрос',
    text: 'Работает ли карта в библиотеке вечером?',
  };
  const { id } = await api(createTicket, { body });
  const params = { id };
  world.ledger.add(
    'ticket',
    id,
    async (reader) => (await reader(getTicket, { params })).text === body.text,
  );
  const isAnswered = async () => {
    const { items } = await api(listMyTickets, { query: { id } });
    return items[0]?.answers.some(({ author }) => author === 'STAFF');
  };
  if (!(await comes(world, isAnswered))) return;
  await api(rateTicket, { params, body: { score: 'GOOD' } });
  world.ledger.add(
    'rating',
    id,
    async (reader) => (await reader(getTicket, { params })).rating?.score === 'GOOD',
  );
}

async function changePhone(
  world: World,
  { api }: SoakSession,
  { id, number }: { id: string; number: number },
) {
  const phone = `+7900${String(number).padStart(7, '0')}`;
  await api(updateCurrentHuman, { body: { phone } });
  world.ledger.add(
    'profile',
    id,
    async (reader) => (await reader(getHuman, { params: { id } })).phone === phone,
  );
}

async function readInbox({ api }: SoakSession) {
  await api(listMyNotifications);
  await api(readMyNotifications);
}

async function wishGrant(world: World, { api }: SoakSession) {
  const { id } = await api(applyForExtraGrant);
  world.ledger.add('application', id, async (reader) =>
    Boolean(await reader(getApplication, { params: { id } })),
  );
  await api(listPayHistory);
}

/** From being enrolled to signing out: a life of some minutes. */
export async function liveAsStudent(world: World, number: number) {
  const who = await enrol(world, number);
  const session = openSession({ send: world.door.send, ip: ipOf(1, number), kind: 'HUMAN' });
  await session.open('/');
  await world.think();
  const id = await signUp(world, session, who);
  await changePhone(world, session, { id, number });
  await world.think();
  if (await becomeStudent(world, session, { id, who })) {
    if (await getCard(world, session, id)) await wishGrant(world, session);
    await world.think();
  }
  await askSupport(world, session);
  await session.open('/news');
  await session.api(filterNews, { body: {} });
  await readInbox(session);
  await session.api(signOut, { body: { authToken: session.token() ?? '' } });
}
