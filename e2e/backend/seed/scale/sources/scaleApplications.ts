import { applicationTypes } from '@campus/shared/contract/applications/machine';
import { applications } from '../../../domains/applications/applicationTables';
import { idOf, mix } from '../idOf';
import { personNameOf } from '../names';
import { pick } from '../pick';
import { humanOfStudent, organisationOf, padded, programOf } from '../population';
import { repeat } from '../repeat';
import { staffIn } from './scaleStaff';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

const prefixes = { ESK_CARD: 'ESK', EXTRA_GRANT: 'EG', CREDIT_GRANT: 'CG' };
const decided = ['APPROVED', 'APPROVED', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
/** The newest of them wait. */
const waiting = 8_000;

const judge = idOf('staff', staffIn('SUPPORT'));

/** The study on the day of the application, in little. */
const snapshotOf = (student: number) => ({
  ...personNameOf(humanOfStudent(student)),
  eduOrg: { ru: `Организация ${organisationOf(student) + 1}` },
  program: { ru: `Программа ${programOf(student) + 1}` },
  status: { ru: 'Учится' },
  course: 1 + (mix(student) % 4),
  level: 'BACHELOR',
  form: 'FULL_TIME',
  basis: 'BUDGET',
  group: null,
  birthDate: null,
  recordBook: null,
});

/** Of a student and a type there is one: more would break the rule of one new application. */
const createApplication =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const [student, type] = [index % scaleSizes.students, pick(applicationTypes, index)];
    const day = -Math.floor(((scaleSizes.applications - index) * 1_400) / scaleSizes.applications);
    const isNew = index >= scaleSizes.applications - waiting;
    const status = isNew ? ('NEW' as const) : pick(decided, mix(index));
    const createdAt = calendar.moment(Math.min(day, -1), 0, mix(index) % 1_440);
    const isJudged = status === 'APPROVED' || status === 'REJECTED';
    return {
      number: `${prefixes[type]}-${createdAt.getUTCFullYear()}-${padded(index + 1)}`,
      type,
      status,
      humanId: idOf('human', humanOfStudent(student)),
      eduOrgId: idOf('organisation', organisationOf(student)),
      studentSnapshot: snapshotOf(student),
      decidedById: isJudged ? judge : null,
      decidedAt: isNew ? null : calendar.moment(Math.min(day + 3, -1)),
      rejectReason: status === 'REJECTED' ? 'На фотографии не видно лица.' : null,
      createdAt,
    };
  };

export const scaleApplications = (context: ScaleContext) => [
  source(applications, repeat(scaleSizes.applications, createApplication(context))),
];
