import { useTranslation } from 'react-i18next';
import type { FoundGroup } from './Find';
import styles from './Palette.module.css';
import { shortestWords } from './searchKinds';

interface PaletteNewsProps {
  typed: string;
  /** What was searched instead, in the other layout. */
  meant?: string;
  isWaiting: boolean;
  found: FoundGroup[];
}

/** How the search goes: seen as a line under the field, and said aloud. */
export function PaletteNews({ typed, meant, isWaiting, found }: PaletteNewsProps) {
  const { t } = useTranslation('shell');
  const total = found.reduce((sum, group) => sum + group.total, 0);
  const news = () => {
    if (!typed) return t('search.hint');
    if (typed.length < shortestWords) return t('search.tooShort');
    if (isWaiting) return t('search.waiting');
    if (meant) return t('search.meant', { words: meant });
    return total ? t('search.count', { count: total }) : t('search.nothing', { words: typed });
  };
  return (
    <p role="status" className={styles.news}>
      {news()}
    </p>
  );
}
