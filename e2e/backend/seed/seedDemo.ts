import {
  demoPassword,
  demoStudy,
  demoAccounts,
  type DemoAccount,
} from '../../fixtures/demoAccounts';
import { hashPassword } from '../domains/auth/createPasswords';
import type { Database } from '../platform/database/Database';
import { assertDefined } from '../platform/database/assertDefined';
import { logs } from '../platform/audit/auditTables';
import { partnerCategories, partners, partnersToCities } from '../domains/partners/partnerTables';
import { students } from '../domains/accounts/humanTables';
import { serviceWorks } from '../platform/http/serviceWorkTables';
import type { Calendar } from './createCalendar';
import type { Pictures } from './createPictures';
import type { Random } from './createRandom';
import { createStudent } from './createStudent';
import { logRows } from './data/logRows';
import { partnerCategoryRows } from './data/partnerCategoryRows';
import type { PartnerRow } from './data/PartnerRow';
import { partnerRows } from './data/partnerRows';
import { staffRows } from './data/staffRows';
import { categoryNumber, firstPartnerAge, offerOf } from './offerOf';
import { insertAll } from './insertAll';
import { seedApplications } from './seedApplications';
import { seedCards } from './seedCards';
import { seedEducation, type Education } from './seedEducation';
import { seedMailings } from './seedMailings';
import { seedMedia } from './seedMedia';
import { registerMoves } from './registerMoves';
import { seedPayments, type Registers } from './seedPayments';
import { seedPeople, type People } from './seedPeople';
import type { Reference } from './seedReference';
import { seedStaff, type Staff } from './seedStaff';
import { seedSync } from './seedSync';
import { seedTickets } from './seedTickets';
import { seedWorkPlans } from './seedWorkPlans';

function createPartner({ random, calendar }: DemoContext, categories: Map<string, string>) {
  return (row: PartnerRow, index: number) => ({
    ...offerOf(calendar, row, index),
    ...{ isActive: row.isActive, lockedFields: row.lockedFields, logo: row.logo },
    id: random.uuid(),
    categoryId: assertDefined(categories.get(row.category)),
    syncedAt: calendar.moment(-1, 3, index),
    createdAt: calendar.moment(-firstPartnerAge - index, 9, index),
    cities: row.cities,
  });
}

/** Thirty partners in six cities and eight categories; some are over, hidden or still to come. */
async function seedPartners(context: DemoContext, { cityId }: Education) {
  const { tx, random, pictures } = context;
  const categoryList = Object.entries(partnerCategoryRows).map(([key, name], index) => ({
    id: random.uuid(),
    externalId: categoryNumber(index),
    key,
    name,
  }));
  const categories = new Map(categoryList.map(({ key, id }) => [key, id]));
  const rows = partnerRows.map(createPartner(context, categories));
  const links = rows.flatMap(({ id, cities }) =>
    cities.map((city) => ({ partnerId: id, cityId: cityId(city) })),
  );
  await insertAll(tx, partnerCategories, categoryList);
  const logoIds = await pictures.addTo(rows, ({ id, logo }) =>
    logo ? { bucket: 'partner-logo', folder: 'logos', name: logo, subjectId: id } : undefined,
  );
  await insertAll(
    tx,
    partners,
    rows.map((row, index) => ({ ...row, logoId: logoIds[index] })),
  );
  await insertAll(tx, partnersToCities, links);
  return rows;
}

/** Two announcements: a slow night soon (22:00 to 01:00 in Moscow), and a standstill in a month. */
async function seedServiceWorks({ tx, calendar }: DemoContext) {
  await insertAll(tx, serviceWorks, [
    {
      title: { ru: 'Обновление базы', en: 'Database update' },
      text: {
        ru: 'Ночью разделы открываются, но сохранить изменения нельзя.',
        en: 'At night pages open, but changes cannot be saved.',
      },
      startsAt: calendar.moment(1, 19),
      endsAt: calendar.moment(1, 22),
      severity: 'READ_ONLY',
    },
    {
      title: { ru: 'Переезд в новый центр данных', en: 'Moving to a new data centre' },
      text: {
        ru: 'Два часа «Кампус» не будет открываться. Карта в телефоне покажет сохранённый код.',
        en: 'Campus will not open for two hours. The card in your phone shows the saved code.',
      },
      startsAt: calendar.moment(30, 20),
      endsAt: calendar.moment(30, 22),
      severity: 'DOWN',
    },
  ]);
}

function actorOf(account: DemoAccount, staff: Staff) {
  const { email } = demoAccounts[account];
  const { lastName, firstName } = assertDefined(staffRows.find(({ login }) => login === email));
  return {
    actorType: 'USER' as const,
    actorId: staff.idOf(email),
    actorName: `${lastName} ${firstName}`,
    ip: '192.0.2.10',
  };
}

/** A little of the audit log; `entities` are the records that it tells of. */
async function seedLogs(
  { tx, random, calendar }: DemoContext,
  staff: Staff,
  entities: Record<(typeof logRows)[number]['entity'], string>,
) {
  const rows = logRows.map(({ by, action, entity, age, diff }, index) => ({
    ...actorOf(by, staff),
    at: calendar.moment(-age, 8, index * 6),
    action,
    entityType: entity,
    entityId: entities[entity],
    humanId: entity === 'human' ? entities.human : null,
    diff,
    requestId: random.uuid(),
  }));
  await insertAll(tx, logs, rows);
}

/** How each register came to where it is. */
async function seedRegisterLogs({ tx }: DemoContext, staff: Staff, registers: Registers) {
  const rows = registers.flatMap((register) =>
    registerMoves(register).map(({ by, action, at, comment }) => ({
      ...actorOf(by, staff),
      at,
      action: `payment.${action}`,
      entityType: 'payment',
      entityId: register.id,
      diff: comment ? { comment: { to: comment } } : null,
    })),
  );
  await insertAll(tx, logs, rows);
}

const firstIndex = 200;

/** Records of study that nobody has claimed: the newcomer's, and those of people who only look in. */
async function seedFreeRecords(
  context: DemoContext,
  education: Education,
  { everybody, students: linked }: People,
) {
  const waiting = everybody.slice(linked.length).filter(({ state }) => state !== 'DELETED');
  const named = waiting.filter(({ lastName }) => lastName);
  const newcomer = { ...assertDefined(waiting[0]), ...demoStudy };
  const records = [newcomer, ...named].map((person, index) => ({
    ...createStudent(context, education, { person, index: index + firstIndex }),
    humanId: null,
    course: 1,
    basis: 'BUDGET' as const,
    statusId: assertDefined(context.reference.statuses.find(({ key }) => key === 'ENROLLED')).id,
  }));
  await insertAll(context.tx, students, records);
}

/** What the parts of the demo need of each other. */
export interface DemoContext {
  tx: Database;
  random: Random;
  calendar: Calendar;
  reference: Reference;
  pictures: Pictures;
  /** One hash for everybody: hashing 129 times would take seconds. */
  passwordHash: string;
}

export async function seedDemo(given: Omit<DemoContext, 'passwordHash'>) {
  const context = { ...given, passwordHash: await hashPassword(demoPassword) };
  await seedServiceWorks(context);
  const education = await seedEducation(context);
  const staff = await seedStaff(context, education);
  const people = await seedPeople(context, education);
  const { students } = people;
  await seedCards(context, students);
  await seedWorkPlans(context, education, students);
  const registers = await seedPayments(context, students, staff);
  await seedApplications(context, { people: students, staff, registers });
  await seedMedia(context, staff);
  const partners = await seedPartners(context, education);
  await seedTickets(context, students, staff);
  await seedMailings(context, people, staff);
  await seedSync(context, education, students);
  await seedRegisterLogs(context, staff, registers);
  await seedLogs(context, staff, {
    human: assertDefined(students[0]).id,
    partner: assertDefined(partners[0]).id,
    setting: 'ticketAnswerDays',
    user: staff.idOf('former@example.test'),
  });
  await seedFreeRecords(context, education, people);
}
