import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { listHumanLogs } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Timeline } from '@campus/shared/progress/Timeline';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Pagination } from '@campus/shared/ui/Pagination';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { urlCount } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './Changes.module.css';

/** What the log says in its own codes, in words; a code that this release does not know stays as it is. */
function useKnownText() {
  const { t, i18n } = useTranslation('participant');
  return (kind: 'action' | 'field' | 'value', code: string) => {
    const key = `humanLog.${kind}.${code.replaceAll('.', '-')}`;
    const isCode = /^[\w.]+$/.test(code);
    return isCode && i18n.exists(key, { ns: 'participant' }) ? t(key) : code;
  };
}

type Diff = NonNullable<CallOutput<typeof listHumanLogs>['items'][number]['diff']>;

const dayText = /^\d{4}-\d\d-\d\d$/;
const momentText = /^\d{4}-\d\d-\d\dT/;
const idText = /^[\da-f]{8}-[\da-f]{4}-/;

/** A value as a person reads it; undefined where only the change itself says anything. */
function useValueText() {
  const { t } = useTranslation('participant');
  const { date, dateTime } = useFormat();
  const known = useKnownText();
  return (value: unknown): string | undefined => {
    if (value === null || value === '') return t('humanLog.empty');
    if (typeof value === 'boolean') return t(value ? 'humanLog.yes' : 'humanLog.no');
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string' || idText.test(value)) return undefined;
    if (dayText.test(value)) return date(value);
    if (momentText.test(value)) return dateTime(value);
    return known('value', value);
  };
}

interface ChangesProps {
  diff: Diff;
}

/** The fields that changed, from what to what. */
function Changes({ diff }: ChangesProps) {
  const { t } = useTranslation('participant');
  const known = useKnownText();
  const textOf = useValueText();
  return (
    <dl className={styles.changes}>
      {Object.entries(diff).map(([name, { from, to }]) => {
        const [before, after] = [textOf(from), textOf(to)];
        return (
          <div key={name} className={styles.change}>
            <dt>{known('field', name)}:</dt>
            <dd>
              {before !== undefined && after !== undefined ? (
                <>
                  <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
                </>
              ) : (
                (after ?? before ?? t('humanLog.changed'))
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export const locales = { ru, en };

type Entry = CallOutput<typeof listHumanLogs>['items'][number];

const size = 20;

function useWho() {
  const { t } = useTranslation('participant');
  return ({ type, name }: Entry['actor']) =>
    type === 'SYSTEM' ? t('humanLog.system') : t(`humanLog.actor.${type}`, { name });
}

/** Who did what to the records of one person and what changed, newest first. */
export function HumanLog({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const who = useWho();
  const known = useKnownText();
  const [{ skip }, , hrefOf] = useFilter({ skip: urlCount });
  const query = useCallQuery(listHumanLogs, { params: { id: humanId }, query: { skip, size } });
  return (
    <QueryView
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon="clock" title={t('humanLog.none')} />}
      skeleton={<SkeletonText lines={8} />}
    >
      {({ items, total }) => (
        <Stack gap={5}>
          <Timeline
            label={t('humanLog.title')}
            events={items.map((entry) => ({
              id: entry.id,
              title: known('action', entry.action),
              at: entry.at,
              who: who(entry.actor),
              text: entry.diff && <Changes diff={entry.diff} />,
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
