import { demoPassword } from '../../fixtures/demoAccounts';
import { hashPassword } from '../auth/createPasswords';
import type { Database } from '../database/Database';
import type { Calendar } from './createCalendar';
import type { Random } from './createRandom';
import { seedCards } from './seedCards';
import { seedEducation } from './seedEducation';
import { seedNews } from './seedNews';
import { seedPayments } from './seedPayments';
import { seedPeople } from './seedPeople';
import type { Reference } from './seedReference';
import { seedStaff } from './seedStaff';
import { seedTickets } from './seedTickets';

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
  const education = await seedEducation(context);
  const staff = await seedStaff(context, education);
  const people = await seedPeople(context, education);
  await seedCards(context, people);
  await seedPayments(context, people, staff);
  await seedNews(context);
  await seedTickets(context, people, staff);
}
