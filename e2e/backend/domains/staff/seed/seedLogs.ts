import type { DemoAccount } from '../../../../fixtures/demoAccounts';
import { logs, type Diff } from '../../../platform/audit/auditTables';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Staff } from '../../accounts/seed/seedStaff';

interface LogRow {
  by: DemoAccount;
  action: string;
  /** What it was done to. */
  entity: 'human' | 'partner' | 'setting' | 'user';
  /** Days before today. */
  age: number;
  diff?: Diff;
}

/** What staff did lately. */
const logRows: LogRow[] = [
  { by: 'support', action: 'human.view', entity: 'human', age: 2 },
  {
    by: 'support',
    action: 'human.update',
    entity: 'human',
    age: 2,
    diff: { phone: { from: '+79991000099', to: '+79991000000' } },
  },
  { by: 'support', action: 'human.view', entity: 'human', age: 9 },
  {
    by: 'content',
    action: 'partner.update',
    entity: 'partner',
    age: 6,
    diff: { lockedFields: { from: [], to: ['description', 'terms'] } },
  },
  {
    by: 'admin',
    action: 'setting.update',
    entity: 'setting',
    age: 20,
    diff: { value: { from: '5', to: '3' } },
  },
  {
    by: 'admin',
    action: 'user.status.update',
    entity: 'user',
    age: 31,
    diff: { isActive: { from: true, to: false } },
  },
];

/** A little of the audit log; `entities` are the records that it tells of. */
export async function seedLogs(
  { tx, random, calendar }: DemoContext,
  staff: Staff,
  entities: Record<Exclude<LogRow['entity'], 'setting' | 'user'>, string>,
) {
  const idOf: Record<LogRow['entity'], string> = {
    ...entities,
    setting: 'ticketAnswerDays',
    user: staff.idOf('former@example.test'),
  };
  const rows = logRows.map(({ by, action, entity, age, diff }, index) => {
    return {
      ...staff.actorOf(by),
      at: calendar.moment(-age, 8, index * 6),
      action,
      entityType: entity,
      entityId: idOf[entity],
      humanId: entity === 'human' ? entities.human : null,
      diff,
      requestId: random.uuid(),
    };
  });
  await insertAll(tx, logs, rows);
}
