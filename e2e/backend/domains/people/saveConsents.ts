import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { consents } from '../support/supportTables';
import { consentVersion } from '../support/consentVersion';
import { consentsOf } from './consentsOf';

type ConsentType = (typeof consents.$inferSelect)['type'];

interface Wish {
  humanId: string;
  /** All that are given from now on. */
  given: readonly ConsentType[];
  ip: string;
}

/**
 * Adds what changes to the history of consents.
 * @throws Refusal 422 CONSENT_PD_NEEDED: without that consent there can be no account.
 */
export async function saveConsents(tx: Database, actor: Actor, { humanId, given, ip }: Wish) {
  const before = (await consentsOf(tx, humanId)).map(({ type }) => type);
  const added = [...new Set(given)].filter((type) => !before.includes(type));
  const withdrawn = before.filter((type) => !given.includes(type));
  if (withdrawn.includes('PD')) {
    throw new Refusal(422, 'CONSENT_PD_NEEDED', { fields: { consents: 'CONSENT_PD_NEEDED' } });
  }
  const changes = [
    ...added.map((type) => ({ type, isGiven: true })),
    ...withdrawn.map((type) => ({ type, isGiven: false })),
  ];
  if (changes.length === 0) return;
  const known = { humanId, ip, textVersion: consentVersion };
  await tx.insert(consents).values(changes.map((change) => ({ ...change, ...known })));
  await recordLog(tx, actor, {
    action: 'human.consents.update',
    entity: { type: 'human', id: humanId },
    humanId,
    diff: Object.fromEntries(
      changes.map(({ type, isGiven }) => [type, { from: !isGiven, to: isGiven }]),
    ),
  });
}
