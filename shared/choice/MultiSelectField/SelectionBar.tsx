import type { Choice } from '@campus/shared/choice/useChoices';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import styles from './MultiSelectField.module.css';

/** A longer list is not chosen whole by anybody who has read it. */
const short = 20;

interface SelectionBarProps {
  options?: readonly Choice[];
  chosen: readonly Choice[];
  limit: number;
  onChange: (chosen: readonly Choice[]) => void;
}

/** How many are chosen, and all or none of them at once. */
export function SelectionBar({ options = [], chosen, limit, onChange }: SelectionBarProps) {
  const { t } = useTranslation('shared');
  const { length: count } = chosen;
  const hasAll = options.length <= Math.min(short, limit) && options.length > count;
  if (!hasAll && count === 0) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.count}>{count > 0 && t('choice.chosen', { count })}</span>
      {hasAll && (
        <Button variant="ghost" size="s" onClick={() => onChange(options)}>
          {t('choice.all')}
        </Button>
      )}
      {count > 0 && (
        <Button variant="ghost" size="s" onClick={() => onChange([])}>
          {t('choice.none')}
        </Button>
      )}
    </div>
  );
}
