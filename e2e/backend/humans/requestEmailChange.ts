import { and, eq, ne, sql } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import { tellOwner } from '../auth/tellOwner';
import type { Database } from '../database/Database';
import type { Context } from '../Handler';
import { tellHuman } from '../notifications/tellHuman';
import { Refusal } from '../Refusal';
import { humans } from '../schema/people';
import { emailChanges } from '../schema/security';
import type { StaffMember } from '../Visitor';

const msToConfirm = 7 * 86_400_000;

const message = {
  title: { ru: 'Почту хотят сменить', en: 'Your e-mail is about to change' },
  body: {
    ru: 'Сотрудник поддержки указал для вас другую почту, второй сотрудник должен это подтвердить. Если вы об этом не просили, напишите в поддержку.',
    en: 'A member of our support has entered another e-mail for you, and a second one has to confirm it. If you did not ask for this, write to support.',
  },
};

async function assertFree(tx: Database, id: string, email: string) {
  const isTaken = and(
    eq(sql`lower(${humans.email})`, email.toLowerCase()),
    eq(humans.state, 'ACTIVE'),
    ne(humans.id, id),
  );
  if ((await tx.$count(humans, isTaken)) === 0) return;
  throw new Refusal(409, 'EMAIL_TAKEN', { fields: { email: 'EMAIL_TAKEN' } });
}

/**
 * Keeps another e-mail for a person until a second member of staff confirms it, and tells both
 * addresses. A newer one takes the place of an older one.
 * @throws Refusal 409 EMAIL_TAKEN.
 */
export async function requestEmailChange(
  tx: Database,
  context: Context<StaffMember>,
  human: typeof humans.$inferSelect,
  email: string,
) {
  const { visitor, now } = context;
  const { id } = human;
  await assertFree(tx, id, email);
  const requestedAt = new Date(now());
  const expiresAt = new Date(now() + msToConfirm);
  const wish = { email, requestedBy: visitor.id, requestedAt, expiresAt };
  await tx
    .insert(emailChanges)
    .values({ humanId: id, ...wish })
    .onConflictDoUpdate({ target: emailChanges.humanId, set: wish });
  await recordLog(tx, context, {
    action: 'human.email.request',
    entity: { type: 'human', id },
    humanId: id,
    diff: { email: { from: human.email, to: email } },
  });
  await tellHuman(tx, id, { kind: 'INFO', link: '/me', ...message });
  const owner = { kind: 'HUMAN', id } as const;
  await tellOwner(tx, context, owner, 'EMAIL_REQUESTED');
  await tellOwner(tx, context, owner, 'EMAIL_PROPOSED', email);
}
