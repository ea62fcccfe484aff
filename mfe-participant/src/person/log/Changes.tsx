import type { CallOutput } from '@campus/shared/contract/call';
import type { listHumanLogs } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import styles from './Changes.module.css';
import { useKnownText } from './useKnownText';

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
export function Changes({ diff }: ChangesProps) {
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
