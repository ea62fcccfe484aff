import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import type { DictionaryEntry, DictionaryWords, EntryUses } from './DictionaryEntry';
import styles from './Uses.module.css';

interface UsesProps<E> {
  entry: E;
  uses: EntryUses<E>;
  words: DictionaryWords;
}

/** How often an entry is used, and where: a number counts all lists together. */
export function Uses<E extends DictionaryEntry>({ entry, uses, words }: UsesProps<E>) {
  const { t } = useTranslation('shared');
  const count = uses.countOf(entry);
  if (count === 0) return <span className={styles.none}>{t('dictionary.uses.none')}</span>;
  if (!uses.areLinked) return words('uses', { count });
  return (
    <span className={styles.uses} data-whole>
      {words('uses', { count })}
      <span className={styles.links}>
        {uses.listsOf(entry).map(({ to, label }) => (
          <TextLink key={to} to={to}>
            {label}
            <span className="visually-hidden"> {words('usedWith', { name: entry.name })}</span>
          </TextLink>
        ))}
      </span>
    </span>
  );
}
