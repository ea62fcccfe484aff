import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getWorkPlan } from '@campus/shared/contract/education/calls';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { planFilter } from './planFilter';
import { WorkPlanTable } from './WorkPlanTable';

export const locales = { ru, en };

/** What the signed-in student studies, by semester. */
export function WorkPlanScreen() {
  const { t } = useTranslation('participant');
  const [{ period }] = useFilter(planFilter);
  const query = useCallQuery(getWorkPlan, { query: { period } });
  return (
    <Screen
      title={t('plan.title')}
      lead={t('plan.lead')}
      actions={
        query.data?.period && (
          <Button variant="ghost" icon="print" onClick={() => window.print()}>
            {t('plan.print')}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        isEmpty={({ periods }) => periods.length === 0}
        empty={<EmptyState icon="school" title={t('plan.none')} text={t('plan.noneText')} />}
        skeleton={<SkeletonText lines={9} />}
      >
        {(plan) => <WorkPlanTable plan={plan} />}
      </QueryView>
    </Screen>
  );
}
