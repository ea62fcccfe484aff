import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { People } from '../../accounts/seed/seedPeople';
import { firstEdition } from '../consentTexts';
import { consentVersion } from '../consentVersion';
import { consents } from '../supportTables';

const ip = '192.0.2.1';

/** The day from which the consent to share can be given. */
const sharedSince = new Date(consentVersion);

/**
 * Everybody agreed on the day of signing up, to the edition of that day, and lets the organisation
 * know of the card since that has been asked.
 */
export async function seedConsents({ tx }: DemoContext, { everybody }: People) {
  const agreed = everybody.flatMap(({ id, createdAt }) => {
    const isEarlier = createdAt < sharedSince;
    const textVersion = isEarlier ? firstEdition : consentVersion;
    const sharedAt = isEarlier ? sharedSince : createdAt;
    return [
      { humanId: id, type: 'PD' as const, textVersion, at: createdAt, ip },
      { humanId: id, type: 'PD_SHARE' as const, textVersion: consentVersion, at: sharedAt, ip },
    ];
  });
  await insertAll(tx, consents, agreed);
}
