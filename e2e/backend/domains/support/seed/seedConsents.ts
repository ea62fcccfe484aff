import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { People } from '../../accounts/seed/seedPeople';
import { firstEdition } from '../consentTexts';
import { consentVersion } from '../consentVersion';
import { consents } from '../supportTables';

/** Everybody agreed on the day of signing up, to the edition of that day. */
export async function seedConsents({ tx }: DemoContext, { everybody }: People) {
  const agreed = everybody.flatMap(({ id, createdAt }) =>
    (['PD', 'PD_SHARE'] as const).map((type) => ({
      humanId: id,
      type,
      textVersion: createdAt.toISOString() < consentVersion ? firstEdition : consentVersion,
      at: createdAt,
      ip: '192.0.2.1',
    })),
  );
  await insertAll(tx, consents, agreed);
}
