import { isUnknown } from '@campus/shared/api/isUnknown';
import { ApiError } from '@campus/shared/api/ApiError';
import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import styles from './RegisterTotals.module.css';
import type { Preview, usePreview } from './usePreview';

interface TotalsProps {
  preview: ReturnType<typeof usePreview>;
  budget: unknown;
}

function Figures({ seen, budget }: { seen: Preview; budget: unknown }) {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const left = typeof budget === 'number' ? budget - seen.amount : undefined;
  return (
    <>
      <p role="status" className={styles.amount}>
        <span className={styles.sum}>{money(seen.amount)}</span>
        <span className={styles.people}>
          {t('newRegister.totals.people', { count: seen.included })}
        </span>
      </p>
      <SummaryList
        items={[
          { term: t('newRegister.totals.excluded'), value: number(seen.excluded) },
          ...(left === undefined
            ? []
            : [
                {
                  term: t(left < 0 ? 'newRegister.totals.over' : 'newRegister.totals.left'),
                  value: money(Math.abs(left)),
                },
              ]),
        ]}
      />
    </>
  );
}

function Content({ preview: { query, isKnown }, budget }: TotalsProps) {
  const { t } = useTranslation('payments');
  if (!isKnown) return <p className={styles.hint}>{t('newRegister.totals.hint')}</p>;
  if (query.data) return <Figures seen={query.data} budget={budget} />;
  if (!query.isError) return <SkeletonText lines={4} />;
  const known = query.error instanceof ApiError ? query.error : undefined;
  return (
    <Banner
      tone="warning"
      title={t('newRegister.totals.failed')}
      action={
        known?.status !== 422 && (
          <Button size="s" variant="soft" icon="retry" onClick={() => void query.refetch()}>
            {t('newRegister.totals.retry')}
          </Button>
        )
      }
    >
      {known?.message}
    </Banner>
  );
}

/** Where the server cannot tell beforehand, nothing is said. */
export const isUntold = ({ query }: TotalsProps['preview']) => isUnknown(query.error);

/** What the register comes to by now, in sight while it is being written. */
export function RegisterTotals(props: TotalsProps) {
  const { t } = useTranslation('payments');
  if (isUntold(props.preview)) return null;
  return (
    <Surface as="aside" aria-label={t('newRegister.totals.title')}>
      <Stack gap={4} aria-busy={props.preview.query.isFetching}>
        <h2 className={styles.title}>{t('newRegister.totals.title')}</h2>
        <Content {...props} />
      </Stack>
    </Surface>
  );
}
