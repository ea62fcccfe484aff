import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getHumanWorkPlan } from '@campus/shared/contract/education/calls';
import { syncHumanWorkPlan } from '@campus/shared/contract/sync/calls';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { planFilter } from './planFilter';
import { SyncPlan } from './SyncPlan';
import { WorkPlanTable } from './WorkPlanTable';

export const locales = { ru, en };

/** What one person studies, on the page that staff have of them. */
export function HumanWorkPlan({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const maySync = mayUse(useSession(), syncHumanWorkPlan.access);
  const [{ period }] = useFilter(planFilter);
  const query = useCallQuery(getHumanWorkPlan, { params: { id: humanId }, query: { period } });
  return (
    <QueryView query={query} empty={null} skeleton={<SkeletonText lines={6} />}>
      {(plan) => (
        <Stack gap={5}>
          {maySync && <SyncPlan {...{ humanId, period }} syncedAt={plan.syncedAt} />}
          {plan.periods.length === 0 ? (
            <EmptyState icon="school" title={t('plan.none')} text={t('plan.noneStaff')} />
          ) : (
            <WorkPlanTable plan={plan} />
          )}
        </Stack>
      )}
    </QueryView>
  );
}
