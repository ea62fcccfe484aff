import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { listPaymentLog } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { History } from '@campus/shared/progress/History';
import type { TimelineEvent } from '@campus/shared/progress/Timeline';
import { urlCount } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';

type Event = CallOutput<typeof listPaymentLog>['items'][number];

const looks: Record<Event['action'], Pick<TimelineEvent, 'tone' | 'icon'>> = {
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
    <History
      query={query}
      label={t('register.tab.history')}
      none={t('register.history.none')}
      eventOf={({ id, at, action, by, comment }) => ({
        ...looks[action],
        ...{ id, at, title: t(`register.history.${action}`) },
        who: by ? name(by) : t('register.history.system'),
        text: comment ?? undefined,
      })}
      hrefOf={(next) => hrefOf({ skip: next })}
    />
  );
}
