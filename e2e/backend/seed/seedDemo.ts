import { demoPassword } from '../../fixtures/demoAccounts';
import { hashPassword } from '../auth/createPasswords';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import type { Calendar } from './createCalendar';
import type { Random } from './createRandom';
import { seedApplications } from './seedApplications';
import { seedCards } from './seedCards';
import { seedEducation } from './seedEducation';
import { seedFreeRecords } from './seedFreeRecords';
import { seedLogs } from './seedLogs';
import { seedMailings } from './seedMailings';
import { seedMedia } from './seedMedia';
import { seedPartners } from './seedPartners';
import { seedPayments } from './seedPayments';
import { seedPeople } from './seedPeople';
import type { Reference } from './seedReference';
import { seedServiceWorks } from './seedServiceWorks';
import { seedStaff } from './seedStaff';
import { seedSync } from './seedSync';
import { seedTickets } from './seedTickets';
import { seedWorkPlans } from './seedWorkPlans';

/** What the parts of the demo need of each other. */
export interface DemoContext {
  tx: Database;
  random: Random;
  calendar: Calendar;
  reference: Reference;
  /** One hash for everybody: hashing 129 times would take seconds. */
  passwordHash: string;
}

export async function seedDemo(
  tx: Database,
  reference: Reference,
  random: Random,
  calendar: Calendar,
) {
  const passwordHash = await hashPassword(demoPassword);
  const context: DemoContext = { tx, reference, random, calendar, passwordHash };
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
  await seedLogs(context, staff, {
    human: existing(students[0]).id,
    register: existing(registers[6]).id,
    partner: existing(partners[0]).id,
    setting: 'ticketAnswerDays',
    user: staff.idOf('former@example.test'),
  });
  await seedFreeRecords(context, education, people);
}
