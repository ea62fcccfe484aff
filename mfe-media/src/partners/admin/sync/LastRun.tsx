import { type PartnerSyncRun } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import styles from './SyncPanel.module.css';

interface Counts {
  created: number;
  updated: number;
  deactivated: number;
  skipped?: number;
}

/** What a run has done, in words; nothing is worth a word of its own. */
export function useRunWords() {
  const { t } = useTranslation('media');
  return ({ created, updated, deactivated, skipped = 0 }: Counts) => {
    const parts = Object.entries({ created, updated, deactivated, skipped })
      .filter(([, count]) => count > 0)
      .map(([name, count]) => t(`partnerDesk.sync.${name}`, { count }));
    return parts.join(' ') || t('partnerDesk.sync.nothing');
  };
}

const known = [
  ['unset', /no partner directory is configured/i],
  ['unreachable', /cannot be reached/i],
  ['answered', /answered (\d{3})/i],
  ['nonsense', /something else than a page|answered page/i],
  ['tooMuch', /sends too much/i],
  ['empty', /has no partners/i],
  ['unreadable', /not one row/i],
  ['unnamed', /have no id/i],
] as const;

/** Why a run failed: the server keeps it for its log, in English. */
function syncErrorOf(text: string) {
  for (const [code, pattern] of known) {
    const found = pattern.exec(text);
    if (found) return { code, status: found[1] };
  }
  return { code: 'other' as const, status: undefined };
}

/** Why a run failed, in words. */
export function useErrorWords() {
  const { t } = useTranslation('media');
  return (error: string, { skipped }: Pick<PartnerSyncRun, 'skipped'>) => {
    const { code, status } = syncErrorOf(error);
    return t(`partnerDesk.syncError.${code}`, { status, rows: skipped });
  };
}

/** How the run before went. */
export function LastRun({ last }: { last: PartnerSyncRun }) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  const wordsOf = useRunWords();
  const errorWordsOf = useErrorWords();
  const when = dateTime(last.finishedAt);
  if (!last.error)
    return (
      <p className={styles.note}>
        {t('partnerDesk.sync.last', { when })} {wordsOf(last)}
      </p>
    );
  return (
    <p className={styles.note}>
      {t('partnerDesk.sync.lastFailed', { when })} {errorWordsOf(last.error, last)}
    </p>
  );
}
