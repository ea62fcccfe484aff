import { plain } from '@campus/shared/format/plain';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { Stack } from '@campus/shared/ui/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './EditTexts.module.css';
import type { TextRecord } from './recordTexts';

interface PageTextsProps {
  texts: ReturnType<TextRecord['list']>;
  onPick: (mnemonics: readonly string[]) => void;
  onClose: () => void;
}

/** All that the page says, also what nobody can point at: names of buttons, words of windows. */
export function PageTexts({ texts, onPick, onClose }: PageTextsProps) {
  const { t } = useTranslation('editTexts');
  const id = useId();
  const [search, setSearch] = useState('');
  const found = texts.filter(({ words }) => words.includes(plain(search.trim())));
  return (
    <Dialog open title={t('list')} onClose={onClose}>
      <Stack gap={4}>
        <label htmlFor={id}>{t('search')}</label>
        <input
          id={id}
          type="search"
          className={styles.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ul className={styles.list} aria-label={t('list')}>
          {found.map(({ words, mnemonics }) => (
            <li key={words}>
              <button type="button" className={styles.choice} onClick={() => onPick(mnemonics)}>
                {words}
                <span className={styles.mnemonic}>{mnemonics.join(', ')}</span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
