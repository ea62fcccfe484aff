import { FieldError } from '@campus/shared/form/FieldShell';
import { useControl } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SwitchField.module.css';

interface SwitchFieldProps extends Omit<FieldProps, 'optional'> {
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off; for consent take CheckboxField. */
export function SwitchField({ ref, ...props }: SwitchFieldProps) {
  const { t } = useTranslation('shared');
  const { shell, control } = useField(props);
  const registered = useControl(props.name, ref);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <div className={styles.words}>
          <label htmlFor={shell.id} className={styles.label}>
            {shell.label}
          </label>
          {/* A screen reader hears the state from the switch itself. */}
          <span className={styles.state} aria-hidden="true">
            <span className={styles.on}>{t('form.on')}</span>
            <span className={styles.off}>{t('form.off')}</span>
          </span>
        </div>
        <input
          type="checkbox"
          role="switch"
          {...control}
          {...registered}
          className={styles.track}
        />
      </div>
      {shell.hint && (
        <p id={shell.hintId} className={styles.hint}>
          {shell.hint}
        </p>
      )}
      <FieldError id={shell.errorId} error={shell.error} />
    </div>
  );
}
