import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { countRows } from '../database/countRows';
import { studentStatuses } from '../schema/education';
import { eskCards } from '../schema/cards';
import { humans, students } from '../schema/people';
import type { Asked, Counter } from './Counter';
import { peopleOfOrganisation } from './peopleOfOrganisation';

/** Of those who have an account; the register of the universities is much longer. */
function isStudying({ db, eduOrgId }: Asked) {
  const studying = db
    .select({ id: studentStatuses.id })
    .from(studentStatuses)
    .where(eq(studentStatuses.isStudying, true));
  return and(
    isNotNull(students.humanId),
    inArray(students.statusId, studying),
    eduOrgId ? eq(students.eduOrgId, eduOrgId) : undefined,
  );
}

export const countPeople: Counter<'people'> = {
  roles: ['ADMIN', 'SUPPORT', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
  async count(asked) {
    const { db } = asked;
    const isOpen = and(eq(humans.state, 'ACTIVE'), peopleOfOrganisation(asked, humans.id));
    const hasCard = and(
      eq(eskCards.status, 'ACTIVE'),
      peopleOfOrganisation(asked, eskCards.humanId),
    );
    return {
      humans: await countRows(db, humans, isOpen),
      students: await countRows(db, students, isStudying(asked)),
      activeCards: await countRows(db, eskCards, hasCard),
    };
  },
};
