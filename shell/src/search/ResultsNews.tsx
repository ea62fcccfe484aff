import { useTranslation } from 'react-i18next';
import styles from './SearchScreen.module.css';
import type { useMeant } from './useMeant';

interface ResultsNewsProps {
  words: string;
  found: ReturnType<typeof useMeant>;
  total: number;
}

/** How much was found and by which words; said aloud when it changes. */
export function ResultsNews({ words, found, total }: ResultsNewsProps) {
  const { t } = useTranslation('shell');
  const count = found.isWaiting ? t('search.waiting') : t('search.count', { count: total });
  return (
    <p role="status" className={styles.news}>
      {found.isMeant && `${t('search.meantInstead', { words, meant: found.words })} `}
      {(total > 0 || found.isWaiting) && count}
    </p>
  );
}
