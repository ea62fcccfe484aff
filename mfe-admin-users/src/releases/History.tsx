import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listReleaseMoves, type ReleaseMove } from '@campus/shared/contract/releases/calls';
import { History as MoveHistory } from '@campus/shared/progress/History';
import type { TimelineEvent } from '@campus/shared/progress/Timeline';
import { urlCount } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { factsOf } from './factsOf';
import { refreshing } from './Freshness';
import { usePersonName, Written } from './Written';

type Look = Required<Pick<TimelineEvent, 'tone' | 'icon'>>;

const looks: Record<ReleaseMove['kind'], Look> = {
  release: { tone: 'success', icon: 'upload' },
  promote: { tone: 'success', icon: 'check' },
  canary: { tone: 'info', icon: 'spark' },
  rollback: { tone: 'warning', icon: 'undo' },
  retire: { tone: 'warning', icon: 'close' },
  restore: { tone: 'success', icon: 'undo' },
  repair: { tone: 'danger', icon: 'alert' },
  stopCanary: { tone: 'neutral', icon: 'close' },
  hold: { tone: 'info', icon: 'lock' },
  unhold: { tone: 'neutral', icon: 'lock' },
};

/** How a move looks in the history; one that the server had to make is bad news. */
const lookOf = ({ kind, by }: ReleaseMove): Look => ({
  ...looks[kind],
  ...(by === 'server' && { tone: 'danger' as const }),
});

interface HistoryProps {
  /** Of all of them when left out. */
  remote?: string | undefined;
}

const size = 20;

/** Who moved what, when and why. */
export function History({ remote }: HistoryProps) {
  const { t } = useTranslation('admin-users');
  const personName = usePersonName();
  const [{ skip }, , hrefOf] = useFilter({ skip: urlCount });
  const query = useCallQuery(listReleaseMoves, { query: { remote, skip, size } }, refreshing);
  return (
    <MoveHistory
      query={query}
      label={t('releases.history.title')}
      none={t('releases.history.none')}
      eventOf={(move) => ({
        id: String(move.number),
        title: `${remote ? '' : `${move.remote}: `}${t(`releases.move.${move.kind}`, factsOf(move))}`,
        at: move.at,
        who: personName(move.by),
        text: <Written>{move.why}</Written>,
        ...lookOf(move),
      })}
      hrefOf={(next) => hrefOf({ skip: next })}
    />
  );
}
