import type { DemoAccount } from '../../../../fixtures/demoAccounts';
import { logs } from '../../../platform/audit/auditTables';
import { assertDefined } from '../../../platform/database/assertDefined';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Staff } from '../../accounts/seed/seedStaff';
import type { Registers } from './seedPayments';

interface Move {
  by: DemoAccount;
  action: string;
  at: Date;
  comment?: string | null;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** The moves that brought a register to where it is, as its history tells of them. */
function registerMoves(register: Registers[number]): Move[] {
  const { status, sentAt, comment } = register;
  const createdAt = assertDefined(register.createdAt);
  const after = (time: number, since = createdAt) => new Date(since.getTime() + time);
  const moves: Move[] = [{ by: 'payments', action: 'create', at: createdAt }];
  if (status === 'CANCELLED')
    moves.push({ by: 'approver', action: 'cancel', at: after(40 * minute), comment });
  if (status === 'DRAFT' || status === 'CANCELLED') return moves;
  moves.push({ by: 'payments', action: 'form', at: after(20 * minute) });
  if (status === 'FORMED') return moves;
  moves.push({ by: 'approver', action: 'approve', at: after(40 * minute) });
  if (!sentAt) return moves;
  moves.push({ by: 'payments', action: 'send', at: sentAt });
  if (status !== 'SENT') moves.push({ by: 'payments', action: 'settle', at: after(day, sentAt) });
  return moves;
}

/** How each register came to where it is. */
export async function seedRegisterLogs({ tx }: DemoContext, registers: Registers, staff: Staff) {
  const rows = registers.flatMap((register) =>
    registerMoves(register).map(({ by, action, at, comment }) => ({
      ...staff.actorOf(by),
      at,
      action: `payment.${action}`,
      entityType: 'payment',
      entityId: register.id,
      diff: comment ? { comment: { to: comment } } : null,
    })),
  );
  await insertAll(tx, logs, rows);
}
