import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getHumanWorkPlan } from '@campus/shared/contract/education/calls';
import { syncHumanWorkPlan } from '@campus/shared/contract/sync/calls';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkPlanTable } from './WorkPlanTable';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { planFilter } from './planFilter';

export const locales = { ru, en };

/** How often, in milliseconds, a plan that was asked for is looked for. */
const lookOut = 10_000;
/** For how long it is looked for; by then it may be asked for again. */
const patience = 600_000;

interface SyncPlanProps {
  humanId: string;
  /** Undefined for the semester that is shown by itself. */
  period: string | undefined;
  /** Of the plan that is on the page. */
  syncedAt: string | null;
  /** When it was last looked for (ms). */
  lookedAt: number;
}

interface Asked extends Pick<SyncPlanProps, 'period' | 'syncedAt'> {
  at: number;
}

const tones = { waiting: 'info', late: 'warning', done: 'success' } as const;

function stepOf(asked: Asked | undefined, { period, syncedAt, lookedAt }: SyncPlanProps) {
  if (!asked || asked.period !== period) return undefined;
  if (asked.syncedAt !== syncedAt) return 'done';
  return lookedAt - asked.at >= patience ? 'late' : 'waiting';
}

/** Asks the reference-data service for a plan; the answer comes later, and is looked out for. */
function SyncPlan(props: SyncPlanProps) {
  const { humanId, period, syncedAt } = props;
  const { t } = useTranslation('participant');
  const sayFailed = useFailureNotice();
  const { mutateAsync: sync, isPending } = useCall(syncHumanWorkPlan);
  const [asked, setAsked] = useState<Asked>();
  const step = stepOf(asked, props);
  const input = { params: { id: humanId }, query: { period } };
  useCallQuery(getHumanWorkPlan, input, step === 'waiting' ? { refetchInterval: lookOut } : {});
  const ask = async () => {
    try {
      await sync(input);
      setAsked({ period, syncedAt, at: Date.now() });
    } catch (error) {
      sayFailed(error, t('plan.sync.failed'));
    }
  };
  return (
    <Stack direction="row" gap={3}>
      <Button size="s" variant="soft" icon="retry" busy={isPending} onClick={() => void ask()}>
        {t('plan.sync.action')}
      </Button>
      <div role="status">
        {step && <Status tone={tones[step]}>{t(`plan.sync.${step}`)}</Status>}
      </div>
    </Stack>
  );
}

/** What one person studies, on the page that staff have of them. */
export function HumanWorkPlan({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const maySync = mayUse(useSession(), syncHumanWorkPlan.access);
  const [{ period }] = useFilter(planFilter);
  const query = useCallQuery(getHumanWorkPlan, { params: { id: humanId }, query: { period } });
  const lookedAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt);
  return (
    <QueryView query={query} empty={null} skeleton={<SkeletonText lines={6} />}>
      {(plan) => (
        <Stack gap={5}>
          {maySync && <SyncPlan {...{ humanId, period, lookedAt }} syncedAt={plan.syncedAt} />}
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
