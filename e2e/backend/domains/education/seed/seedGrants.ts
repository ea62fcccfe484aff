import { grantTypes } from '@campus/shared/contract/education/grantTypes';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Education } from '../../resources/seed/seedEducation';
import { grants } from '../educationTables';

const rubles = { GRANT: 3_420, EXTRA_GRANT: 12_500, CREDIT_GRANT: 4_260 };
const minAverage = { GRANT: 4, EXTRA_GRANT: 4.5, CREDIT_GRANT: null };

/** What each organisation may pay this year; the last one does not refund interest any more. */
function grantsOf({ calendar }: DemoContext, eduOrgId: string, place: number, count: number) {
  const common = { eduOrgId, periodFrom: calendar.month(-4).from, periodTo: calendar.month(7).to };
  return grantTypes.map((type) => ({
    ...common,
    type,
    amount: (rubles[type] + place * 150) * 100,
    quota: (type === 'GRANT' ? 400 : 60) - place * 5,
    minAverage: minAverage[type],
    isActive: type !== 'CREDIT_GRANT' || place < count - 1,
  }));
}

export async function seedGrants(context: DemoContext, { eduOrgs }: Education) {
  const rows = eduOrgs.flatMap(({ id }, place) => grantsOf(context, id, place, eduOrgs.length));
  await insertAll(context.tx, grants, rows);
}
