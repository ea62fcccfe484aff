import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { People } from '../../accounts/seed/seedPeople';
import { firstEdition } from '../consentTexts';
import { consentVersion } from '../consentVersion';
import { consents } from '../supportTables';

const ip = '192.0.2.1';

/** The day from which the consents to share and to mailings can be given. */
const askedSince = new Date(consentVersion);

/** Neither student@ nor newcomer@ is one of them. */
const wantsMailings = (index: number) => index % 3 === 1;

/**
 * Everybody agreed on the day of signing up, to the edition of that day, and lets the organisation
 * know of the card since that has been asked. Every third wants mailings by email.
 */
export async function seedConsents({ tx }: DemoContext, { everybody }: People) {
  const agreed = everybody.flatMap(({ id, createdAt }, index) => {
    const isEarlier = createdAt < askedSince;
    const textVersion = isEarlier ? firstEdition : consentVersion;
    const asked = { textVersion: consentVersion, at: isEarlier ? askedSince : createdAt };
    const given = { humanId: id, ip };
    return [
      { ...given, type: 'PD' as const, textVersion, at: createdAt },
      { ...given, type: 'PD_SHARE' as const, ...asked },
      ...(wantsMailings(index) ? [{ ...given, type: 'MAILING' as const, ...asked }] : []),
    ];
  });
  await insertAll(tx, consents, agreed);
}
