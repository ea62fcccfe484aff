import { Combobox } from '@base-ui/react/combobox';
import type { Choice } from '@campus/shared/choice/useChoices';
import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import styles from './MultiSelectField.module.css';

interface ChosenChipsProps {
  chosen: readonly Choice[];
  readOnly?: boolean;
}

/** The left arrow leads to them from the beginning of the text; Backspace removes the last. */
export function ChosenChips({ chosen, readOnly }: ChosenChipsProps) {
  const { t } = useTranslation('shared');
  if (readOnly)
    return chosen.map(({ value, label }) => (
      <span key={value} className={styles.chip}>
        <span className={styles.name}>{label}</span>
      </span>
    ));
  return chosen.map(({ value, label }) => (
    <Combobox.Chip key={value} className={styles.chip} aria-label={label}>
      <span className={styles.name}>{label}</span>
      <Combobox.ChipRemove className={styles.remove} aria-label={t('choice.remove', { label })}>
        <Icon name="close" size={16} />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  ));
}
