import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listReleaseMoves, type ReleaseMove } from '@campus/shared/contract/releases/calls';
import { Timeline, type TimelineEvent } from '@campus/shared/progress/Timeline';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Pagination } from '@campus/shared/ui/Pagination';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
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
    <QueryView
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon="clock" title={t('releases.history.none')} />}
      skeleton={<SkeletonText />}
    >
      {({ items, total }) => (
        <Stack gap={5}>
          <Timeline
            label={t('releases.history.title')}
            events={items.map((move) => ({
              id: String(move.number),
              title: `${remote ? '' : `${move.remote}: `}${t(`releases.move.${move.kind}`, factsOf(move))}`,
              at: move.at,
              who: personName(move.by),
              text: <Written>{move.why}</Written>,
              ...lookOf(move),
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
