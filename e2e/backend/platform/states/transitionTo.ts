import { canMove, type Transition } from '@campus/shared/contract/machine';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, StatefulTable } from '../database/Database';
import type { StateMachineName } from '../messages/messages';
import { Refusal } from '../access/Refusal';

/** 409: the record went on in the meantime; the caller sees where it is now. */
export const illegalMove = (machine: StateMachineName, current: string) =>
  new Refusal(409, 'STATE', { current, machine });

interface Step<State extends string> {
  machine: StateMachineName;
  move: Transition<State>;
  to: State;
  /** Other columns that change with the state. */
  set?: Record<string, unknown>;
}

/**
 * Moves a record in one statement, so that of two who ask at once exactly one succeeds.
 * @throws Refusal 404, or 409 STATE with the state that the record is in.
 */
export async function transitionTo<Table extends StatefulTable, State extends string>(
  tx: Database,
  table: Table,
  id: string,
  { machine, move, to, set = {} }: Step<State>,
): Promise<Table['$inferSelect']> {
  const entities: StatefulTable = table;
  const [moved] = await tx
    .update(entities)
    .set({ ...set, status: to, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), inArray(table.status, [...move.from])))
    .returning();
  if (moved) return moved;
  const [found] = await tx.select({ status: table.status }).from(entities).where(eq(table.id, id));
  if (!found) throw new Refusal(404, 'NOT_FOUND');
  throw illegalMove(machine, found.status as string);
}

/** @throws Refusal 409 STATE where a record in `state` does not admit the move. */
export function assertMove<State extends string>(
  machine: StateMachineName,
  move: Transition<State>,
  state: State,
) {
  if (!canMove(move, state)) throw illegalMove(machine, state);
}
