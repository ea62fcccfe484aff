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
  exportCandidates: { icon: 'download' },
};

const counts = ['included', 'excluded', 'paid', 'failed', 'rows'] as const;

/** What an event did: its comment, its numbers, and what the register came to. */
function useWords() {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  return ({ comment, changes = {} }: Event) => {
    const { terms = [], totals } = changes;
    const names = terms.map((term) => t(`register.changed.term.${term}`)).join(', ');
    const numbers = counts.flatMap((key) => {
      const count = changes[key];
      return count ? t(`register.changed.${key}`, { number: number(count) }) : [];
    });
    const sum = totals && {
      included: number(totals.included),
      amount: money(totals.amount),
    };
    const said = [
      ...(names ? [t('register.changed.terms', { names })] : []),
      ...numbers,
      ...(sum ? [t('register.changed.totals', sum)] : []),
    ];
    const facts = said.length > 0 && <p>{said.join(' ')}</p>;
    return comment || facts ? (
      <>
        {comment && <p>{comment}</p>}
        {facts}
      </>
    ) : undefined;
  };
}

const size = 50;

/** Who did what to a register, when, and with which words, newest first. */
export function HistoryTab({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { name } = useFormat();
  const wordsOf = useWords();
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
      eventOf={(event) => ({
        ...looks[event.action],
        ...{ id: event.id, at: event.at, title: t(`register.history.${event.action}`) },
        who: event.by ? name(event.by) : t('register.history.system'),
        text: wordsOf(event),
      })}
      hrefOf={(next) => hrefOf({ skip: next })}
    />
  );
}
