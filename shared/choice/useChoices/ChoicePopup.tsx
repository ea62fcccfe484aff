import { Combobox } from '@base-ui/react/combobox';
import { Icon } from '@campus/shared/ui/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createChoice, type Choice } from './Choice';
import styles from './ChoicePopup.module.css';

interface ChoicePopupProps {
  /** What is said instead of the choices, or below them. */
  note: string;
  isLoading: boolean;
  isFailed: boolean;
  /** Each has a box to tick. */
  isMultiple?: boolean;
  isDisabled?: (choice: Choice) => boolean;
}

/** The list of choices, over the page and above the keyboard of a phone. */
export function ChoicePopup(props: ChoicePopupProps) {
  const { note, isLoading, isFailed, isMultiple, isDisabled } = props;
  const { t } = useTranslation('shared');
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
        <Combobox.Popup
          className={styles.popup}
          data-failed={isFailed || undefined}
          aria-busy={isLoading || undefined}
        >
          <Combobox.List className={styles.list} aria-label={t('choice.options')}>
            {(choice: Choice) => (
              <Combobox.Item
                key={choice.value}
                value={choice}
                disabled={isDisabled?.(choice)}
                className={styles.item}
              >
                <span className={styles.words}>
                  {choice.label}
                  {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
                </span>
                <Mark choice={choice} isMultiple={isMultiple} />
              </Combobox.Item>
            )}
          </Combobox.List>
          {note && (
            <p className={styles.note} data-busy={isLoading || undefined}>
              {note}
            </p>
          )}
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

function Mark({ choice, isMultiple }: { choice: Choice; isMultiple?: boolean }) {
  if (choice.value === createChoice)
    return (
      <span className={styles.plus}>
        <Icon name="plus" />
      </span>
    );
  return (
    <span className={isMultiple ? styles.box : styles.mark}>
      <Combobox.ItemIndicator>
        <Icon name="check" size={16} />
      </Combobox.ItemIndicator>
    </span>
  );
}

/** An open list hides the page around it from screen readers, but for what is aria-live. */
export function Announced({ children }: { children: ReactNode }) {
  return (
    <span role="status" aria-live="polite" className="visually-hidden">
      {children}
    </span>
  );
}
