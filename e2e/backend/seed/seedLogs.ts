import { demoAccounts } from '../../fixtures/demoAccounts';
import { existing } from '../existing';
import { logs } from '../schema/audit';
import { logRows } from './data/logRows';
import { staffRows } from './data/staffRows';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';
import type { Staff } from './seedStaff';

/** A little of the audit log; `entities` are the records that it tells of. */
export async function seedLogs(
  { tx, random, calendar }: DemoContext,
  staff: Staff,
  entities: Record<(typeof logRows)[number]['entity'], string>,
) {
  const rows = logRows.map(({ by, action, entity, age, diff }, index) => {
    const { email } = demoAccounts[by];
    const { lastName, firstName } = existing(staffRows.find(({ login }) => login === email));
    return {
      at: calendar.moment(-age, 8, index * 6),
      actorType: 'USER' as const,
      actorId: staff.idOf(email),
      actorName: `${lastName} ${firstName}`,
      action,
      entityType: entity,
      entityId: entities[entity],
      humanId: entity === 'human' ? entities.human : null,
      diff,
      ip: '192.0.2.10',
      requestId: random.uuid(),
    };
  });
  await insertAll(tx, logs, rows);
}
