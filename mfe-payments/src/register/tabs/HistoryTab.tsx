import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { listPaymentLog } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { Timeline } from '@campus/shared/progress/Timeline';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Pagination } from '@campus/shared/ui/Pagination';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { urlCount } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Event = CallOutput<typeof listPaymentLog>['items'][number];
type Look = Pick<ComponentProps<typeof Timeline>['events'][number], 'tone' | 'icon'>;

const looks: Record<Event['action'], Look> = {
  create: { icon: 'plus' },
  update: { icon: 'edit' },
  form: { tone: 'info', icon: 'lock' },
  reopen: { tone: 'warning', icon: 'undo' },
  approve: { tone: 'success', icon: 'check' },
  send: { tone: 'info', icon: 'arrow-right' },
  settle: { tone: 'success', icon: 'wallet' },
  cancel: { tone: 'danger', icon: 'close' },
  export: { icon: 'download' },
};

const size = 50;

/** Who did what to a register, when, and with which words, newest first. */
export function HistoryTab({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { name } = useFormat();
  const [{ skip }, , hrefOf] = useFilter({ skip: urlCount });
  const query = useCallQuery(listPaymentLog, {
    params: { id: register.id },
    query: { skip, size },
  });
  return (
    <QueryView
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon="clock" title={t('register.history.none')} />}
      skeleton={<SkeletonText lines={8} />}
    >
      {({ items, total }) => (
        <Stack gap={5}>
          <Timeline
            label={t('register.tab.history')}
            events={items.map(({ id, at, action, by, comment }) => ({
              ...looks[action],
              ...{ id, at, title: t(`register.history.${action}`) },
              who: by ? name(by) : t('register.history.system'),
              text: comment ?? undefined,
            }))}
          />
          <Pagination
            total={total}
            skip={skip}
            size={size}
            hrefOf={(next) => hrefOf({ skip: next })}
          />
        </Stack>
      )}
    </QueryView>
  );
}
