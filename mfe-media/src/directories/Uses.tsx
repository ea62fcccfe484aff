import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import type { Entry } from './Entry';
import styles from './Uses.module.css';

interface UsesProps {
  entry: Entry;
  /** Where they are listed: a number counts both kinds, and each has a list of its own. */
  to?: Record<'news' | 'events', string>;
}

/** How many news and events have the record. */
export function Uses({ entry: { name, staff }, to }: UsesProps) {
  const { t } = useTranslation('media');
  const count = staff?.uses ?? 0;
  if (count === 0) return <span className={styles.none}>{t('directories.uses.none')}</span>;
  const words = t('directories.uses.count', { count });
  if (!to) return words;
  const link = (kind: keyof typeof to) => (
    <TextLink to={to[kind]}>
      {t(`directories.uses.${kind}`)}
      <span className="visually-hidden"> {t('directories.uses.with', { name })}</span>
    </TextLink>
  );
  return (
    <span className={styles.uses}>
      {words}
      <span className={styles.links}>
        {link('news')}
        {link('events')}
      </span>
    </span>
  );
}
