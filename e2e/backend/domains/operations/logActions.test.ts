/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { applicationMoves } from '@campus/shared/contract/applications/machine';
import { cardMoves } from '@campus/shared/contract/cards/machine';
import { publicationMoves } from '@campus/shared/contract/media/machine';
import { logActions } from '@campus/shared/contract/operations/logActions';
import { signInEvents } from '@campus/shared/contract/operations/requests';
import { claimMoves } from '@campus/shared/contract/people/machine';
import { logs } from '../../platform/audit/auditTables';
import { root } from '@campus/shared/build/root';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
const known = new Set(Object.values(logActions).flat());
const verbsOf = (prefix: string, moves: object) =>
  Object.keys(moves).map((move) => `${prefix}.${move}`);

test('every action that the code names can be asked for', () => {
  const folder = `${root}/e2e/backend`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)(seed|testing|node_modules)\//.test(file),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/action: '(\w+\.[\w.]+)'/g)].map(
      ([, action = '']) => action,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  // Of an account of staff the code names only what was done to it.
  const isKnown = (action: string) => known.has(action) || known.has(`user.${action}`);
  expect(named.filter((action) => !isKnown(action))).toStrictEqual([]);
});

test('so can what machines and doors do', () => {
  // Whatever is applied for, the log calls it `create`.
  const { approve, reject, cancel } = applicationMoves;
  const done = [
    ...verbsOf('application', { approve, reject, cancel }),
    ...verbsOf('card', cardMoves),
    ...verbsOf('news', publicationMoves),
    ...verbsOf('student.claim', claimMoves),
    ...signInEvents.map((event) => `account.${event}`),
  ];
  expect(done.filter((action) => !known.has(action))).toStrictEqual([]);
});

test('and what stands in the log of the demonstration, under its kind of record', async () => {
  const rows = await backend.db
    .selectDistinct({ action: logs.action, type: logs.entityType })
    .from(logs);
  expect(rows.length).toBeGreaterThan(5);
  const byKind: Record<string, readonly string[]> = logActions;
  const strange = rows.filter(({ action, type }) => !byKind[type]?.includes(action));
  expect(strange).toStrictEqual([]);
});
