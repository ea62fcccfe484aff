import { assertDefined } from '../../../platform/database/assertDefined';
import { eskCards } from '../../../domains/cards/cardTables';
import { students } from '../../../domains/accounts/humanTables';
import { cardNumber } from '../../../platform/seed/checksums';
import { idOf, mix } from '../idOf';
import { personNameOf } from '../names';
import { pick } from '../pick';
import {
  humanOfStudent,
  isVerified,
  joined,
  organisationOf,
  padded,
  programOf,
  studyStatusOf,
} from '../population';
import { repeat } from '../repeat';
import { programLevelOf } from './scaleEducation';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

const groups = { SPO: 'К', BACHELOR: 'Б', SPECIALIST: 'С', MASTER: 'М', PHD: 'А' };

const createStudent = ({ reference, calendar }: ScaleContext) => {
  const statusId = (key: string) =>
    assertDefined(reference.statuses.find((each) => each.key === key)).id;
  return (index: number) => {
    const [program, course] = [programOf(index), 1 + (mix(index) % 4)];
    const level = programLevelOf(program);
    const { lastName, firstName, middleName } = personNameOf(humanOfStudent(index));
    return {
      id: idOf('student', index),
      humanId: idOf('human', humanOfStudent(index)),
      lastName,
      firstName,
      middleName,
      eduOrgId: idOf('organisation', organisationOf(index)),
      programId: idOf('program', program),
      recordBook: `${26 - course}${padded(index)}`,
      group: `${groups[level]}-${course}${1 + (index % 4)}`,
      course,
      level,
      form: index % 6 === 5 ? ('PART_TIME' as const) : ('FULL_TIME' as const),
      basis: pick(['BUDGET', 'BUDGET', 'BUDGET', 'PAID', 'TARGET'] as const, index),
      statusId: statusId(studyStatusOf(index)),
      enrolledAt: `${calendar.year - course}-09-01`,
      expectedEndAt: `${calendar.year - course + 4}-06-30`,
      nsiId: `STD-${padded(index + 1)}`,
    };
  };
};

function cardStatusOf(index: number) {
  if (index === 0) return 'ACTIVE' as const;
  if (['GRADUATED', 'EXPELLED'].includes(studyStatusOf(index))) return 'BLOCKED' as const;
  return pick(
    ['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'ISSUING', 'EXPIRED', 'ACTIVE'] as const,
    index,
  );
}

const createCard =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const status = cardStatusOf(index);
    const isIssued = status !== 'ISSUING';
    const day = Math.min(joined(humanOfStudent(index)) + 3, -1);
    return {
      id: idOf('card', index),
      humanId: idOf('human', humanOfStudent(index)),
      number: cardNumber(`220012${String(index * 2_003).padStart(9, '0')}`),
      status,
      kind: index % 4 === 3 ? ('PLASTIC' as const) : ('DIGITAL' as const),
      blockReason: status === 'BLOCKED' ? ('STUDY_ENDED' as const) : null,
      issuedAt: isIssued ? calendar.day(day) : null,
      expiresAt: isIssued ? calendar.day(day + 1_825) : null,
      createdAt: calendar.moment(day),
    };
  };

function* cards(context: ScaleContext) {
  const create = createCard(context);
  for (let index = 0; index < scaleSizes.students; index += 1)
    if (isVerified(index)) yield create(index);
}

export const scaleStudents = (context: ScaleContext) => [
  source(students, repeat(scaleSizes.students, createStudent(context))),
  source(eskCards, { [Symbol.iterator]: () => cards(context) }),
];
