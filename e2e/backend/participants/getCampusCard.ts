import type * as contract from '@campus/shared/contract/participants';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { eduOrgs } from '../schema/education';
import { eskCards } from '../schema/money';
import { humans, students } from '../schema/people';
import { signCardQr } from './signCardQr';
import { toOrganisation } from './toOrganisation';

async function newestCard(db: Database, humanId: string) {
  const [row] = await db
    .select({ card: eskCards, human: humans, student: students, eduOrg: eduOrgs })
    .from(eskCards)
    .innerJoin(humans, eq(humans.id, eskCards.humanId))
    .innerJoin(students, eq(students.humanId, eskCards.humanId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .where(eq(eskCards.humanId, humanId))
    .orderBy(desc(eskCards.createdAt), eskCards.id)
    .limit(1);
  return row;
}

export const getCampusCard: Handler<typeof contract.getCampusCard> = async (
  _,
  { db, visitor, language, keys, now },
) => {
  const found = await newestCard(db, visitor.id);
  if (!found) return null;
  const { card, human, student, eduOrg } = found;
  const isActive = card.status === 'ACTIVE';
  const qr = isActive ? await signCardQr(card.id, keys.card, now()) : null;
  return {
    ...card,
    holder: {
      lastName: human.lastName ?? '',
      firstName: human.firstName ?? '',
      middleName: human.middleName,
    },
    eduOrg: toOrganisation(eduOrg, language),
    level: student.level,
    qrToken: qr?.token ?? null,
    qrExpiresAt: qr?.expiresAt ?? null,
  };
};
