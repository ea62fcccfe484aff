import type { DemoAccount } from '../../../fixtures/demoAccounts';
import type { Diff } from '../../platform/audit/auditTables';

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
export const logRows: LogRow[] = [
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
    action: 'user.updateActiveStatus',
    entity: 'user',
    age: 31,
    diff: { isActive: { from: true, to: false } },
  },
];
