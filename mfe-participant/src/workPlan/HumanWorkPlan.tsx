import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getHumanWorkPlan } from '@campus/shared/contract/education/calls';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { planFilter } from './planFilter';
import { WorkPlanTable } from './WorkPlanTable';

export const locales = { ru, en };

/** What one person studies, on the page that staff have of them. */
export function HumanWorkPlan({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const [{ period }] = useFilter(planFilter);
  const query = useCallQuery(getHumanWorkPlan, { params: { id: humanId }, query: { period } });
  return (
    <QueryView
      query={query}
      isEmpty={({ periods }) => periods.length === 0}
      empty={<EmptyState icon="school" title={t('plan.none')} text={t('plan.noneStaff')} />}
      skeleton={<SkeletonText lines={6} />}
    >
      {(plan) => <WorkPlanTable plan={plan} />}
    </QueryView>
  );
}
