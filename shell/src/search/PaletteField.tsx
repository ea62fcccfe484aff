import { Icon } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Palette.module.css';

interface PaletteFieldProps {
  text: string;
  /** The list it is a field for, and the line of it that Enter would choose. */
  list: string;
  active?: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

export function PaletteField(props: PaletteFieldProps) {
  const { text, list, active, onText, onKeyDown, onClose } = props;
  const { t } = useTranslation('shell');
  return (
    <div className={styles.head}>
      <span className={styles.sign}>
        <Icon name="search" size={24} />
      </span>
      <input
        type="text"
        role="combobox"
        aria-label={t('search.field')}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={active}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        value={text}
        className={styles.input}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon="close" label={t('search.close')} onClick={onClose} />
    </div>
  );
}
