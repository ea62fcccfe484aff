import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../keyboard/KeyCaps';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  onOpen: () => void;
  /** Somebody points at it and will probably press. */
  onIntent: () => void;
}

/** A button that looks like the field which it opens, where there is room for one. */
export function SearchButton({ onOpen, onIntent }: SearchButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('search.title')}
      title={t('search.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="search" size={24} />
      <span className={styles.words}>{t('search.title')}</span>
      <span className={styles.keys} aria-hidden="true">
        <KeyCaps keys="Mod+k" />
      </span>
    </button>
  );
}
