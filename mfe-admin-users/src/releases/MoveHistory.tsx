import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listRegistryAlarms,
  listReleasedRemotes,
  listReleaseMoves,
  type ReleaseMove,
} from '@campus/shared/contract/releases/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { History } from '@campus/shared/progress/History';
import type { TimelineEvent } from '@campus/shared/progress/Timeline';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { choicesOf } from '@campus/shared/table/filters';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { Banner } from '@campus/shared/ui/Banner';
import { Stack } from '@campus/shared/ui/Stack';
import { urlCount, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { factsOf } from './factsOf';
import { refreshing } from './Freshness';
import styles from './MoveHistory.module.css';
import { useTitleOf } from './useTitleOf';
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

interface MoveHistoryProps {
  /** Of all of them when left out. */
  remote?: string | undefined;
}

const size = 20;

/** Who moved what, when and why. */
export function MoveHistory({ remote }: MoveHistoryProps) {
  const { t } = useTranslation('admin-users');
  const personName = usePersonName();
  const format = useFormat();
  const [{ skip }, , hrefOf] = useFilter({ skip: urlCount });
  const query = useCallQuery(listReleaseMoves, { query: { remote, skip, size } }, refreshing);
  return (
    <History
      query={query}
      label={t('releases.history.title')}
      none={t('releases.history.none')}
      eventOf={(move) => ({
        id: String(move.number),
        title: `${remote ? '' : `${move.remote}: `}${t(`releases.move.${move.kind}`, factsOf(move, format))}`,
        at: move.at,
        who: personName(move.by),
        text: <Written>{move.why}</Written>,
        ...lookOf(move),
      })}
      hrefOf={(next) => hrefOf({ skip: next })}
    />
  );
}

/** The history of everything, or of one remote. */
export function WholeHistory() {
  const { t } = useTranslation('admin-users');
  const titleOf = useTitleOf();
  // With `skip` among them, the history of another begins from its first page.
  const [{ remote }, setFilter] = useFilter({ remote: urlText, skip: urlCount });
  const remotes = choicesOf(useCallQuery(listReleasedRemotes), (list) =>
    list.map((one) => ({ value: one.name, label: titleOf(one) })),
  );
  return (
    <Stack gap={5}>
      <div className={styles.filter}>
        <FilterSelect
          label={t('releases.history.of')}
          any={t('releases.history.all')}
          value={remote ?? ''}
          options={remotes}
          onChange={(next) => setFilter({ remote: next || undefined })}
        />
      </div>
      <MoveHistory remote={remote} />
    </Stack>
  );
}

/** What is wrong with the history of moves; nothing as a rule. */
export function HistoryAlarms() {
  const { t, i18n } = useTranslation('admin-users');
  const enabled = mayUse(useSession(), listRegistryAlarms.access);
  const { data = [] } = useCallQuery(listRegistryAlarms, {}, { ...refreshing, enabled });
  if (data.length === 0) return null;
  return (
    <Banner tone="danger" title={t('releases.alarms.title')}>
      <ul>
        {data.map((alarm) => (
          <li key={alarm.ru}>{(i18n.language === 'en' && alarm.en) || alarm.ru}</li>
        ))}
      </ul>
      <p>{t('releases.alarms.text')}</p>
    </Banner>
  );
}
