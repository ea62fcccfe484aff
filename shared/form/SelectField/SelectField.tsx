import { FieldShell } from '@campus/shared/form/FieldShell';
import { useControl } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { Icon } from '@campus/shared/ui/Icon';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import control from '../FieldShell/control.module.css';
import styles from './SelectField.module.css';

interface SelectFieldProps extends FieldProps {
  ref?: Ref<HTMLSelectElement>;
  options: readonly { value: string; label: string }[];
  /** The empty first choice; «Выберите» unless said otherwise, `null` for none. */
  placeholder?: string | null;
}

/** The browser's own select: on a phone nothing is easier to use. */
export function SelectField({ ref, options, placeholder, ...rest }: SelectFieldProps) {
  const { t } = useTranslation('shared');
  const field = useField(rest);
  const registered = useControl(rest.name, ref);
  return (
    <FieldShell {...field.shell}>
      <span className={styles.frame}>
        <select
          {...field.control}
          {...registered}
          className={`${control.control} ${styles.select}`}
        >
          {placeholder !== null && <option value="">{placeholder ?? t('form.choose')}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </FieldShell>
  );
}
