import { syncMessages } from '../syncTables';
import { syncFailures } from './data/syncFailures';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Education } from '../../resources/seed/seedEducation';
import type { Students } from '../../accounts/seed/seedPeople';

type Row = typeof syncMessages.$inferInsert;
type Subject = Pick<Row, 'entityType' | 'externalId' | 'payload'>;

const messageCount = 80;
/** Of ten messages, by their place. */
const states = [
  'APPLIED',
  'APPLIED',
  'APPLIED',
  'SKIPPED',
  'APPLIED',
  'APPLIED',
  'FAILED',
  'APPLIED',
  'APPLIED',
  'DEAD',
] as const;
const attempts = { APPLIED: 1, SKIPPED: 1, FAILED: 3, DEAD: 6 };

/** Whom or what the message is about; every fifth tells of a student's status. */
function subjectOf(education: Education, people: Students, index: number): Subject {
  const student = people[(index * 7) % people.length]?.study;
  const organisation = education.eduOrgs[index % education.eduOrgs.length];
  const program = education.programs[(index * 3) % education.programs.length];
  if (index % 5 === 0 && organisation) {
    const { nsiId, name, shortName, inn } = organisation;
    return { entityType: 'EDU_ORG', externalId: nsiId, payload: { name, shortName, inn } };
  }
  if (index % 5 === 1 && program) {
    const { nsiId, code, name, level, months } = program;
    return { entityType: 'PROGRAM', externalId: nsiId, payload: { code, name, level, months } };
  }
  const externalId = student?.nsiId ?? '';
  const { course, group } = student ?? {};
  if (index % 5 === 2)
    return { entityType: 'STUDENT_STATUS', externalId, payload: { status: 'ENROLLED' } };
  if (index % 5 === 3) return { entityType: 'WORK_PLAN', externalId, payload: { items: [] } };
  return { entityType: 'STUDENT', externalId, payload: { course, group } };
}

function createMessage({ calendar }: DemoContext, subject: Subject, index: number): Row {
  const status = states[index % states.length] ?? 'APPLIED';
  const day = -1 - Math.floor(index / 4);
  const hour = (index % 4) * 5;
  const isBroken = status === 'FAILED' || status === 'DEAD';
  return {
    ...subject,
    messageId: `MSG-${String(index + 1).padStart(6, '0')}`,
    operationType: index % 9 === 0 ? 'CREATE' : 'UPDATE',
    occurredAt: calendar.moment(day, hour, index % 50),
    createdAt: calendar.moment(day, hour, (index % 50) + 1),
    status,
    attempts: attempts[status],
    error: isBroken ? syncFailures[index % syncFailures.length] : null,
    nextAttemptAt: status === 'FAILED' ? calendar.moment(1, hour) : null,
  };
}

/** Eighty messages of the reference-data service: applied, out of date, failed and given up. */
export async function seedSync(context: DemoContext, education: Education, people: Students) {
  const rows = Array.from({ length: messageCount }, (_, index) =>
    createMessage(context, subjectOf(education, people, index), index),
  );
  await insertAll(context.tx, syncMessages, rows);
}
