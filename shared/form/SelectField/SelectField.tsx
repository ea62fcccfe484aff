import { FieldShell } from '@campus/shared/form/FieldShell';
import { useControl } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { Icon } from '@campus/shared/ui/Icon';
import { useEffect, useRef, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import control from '../FieldShell/control.module.css';
import styles from './SelectField.module.css';

interface SelectFieldProps extends FieldProps {
  ref?: Ref<HTMLSelectElement>;
  options: readonly { value: string; label: string }[];
  /** The empty first choice; «Выберите» unless said otherwise, `null` for none. */
  placeholder?: string | null;
}

type Kept = string | null | undefined;

/** What is kept and offered no more, as by a draft of last year, is shown as no choice and is none. */
function useOffered({ name, options, ref }: Pick<SelectFieldProps, 'name' | 'options' | 'ref'>) {
  const { getValues } = useFormContext();
  const select = useRef<HTMLSelectElement>(null);
  const isOffered = (kept?: Kept) => !kept || options.some(({ value }) => value === kept);
  const { ref: formRef, ...control } = useControl<HTMLSelectElement>(name, ref, {
    validate: (value: Kept) => isOffered(value) || 'REQUIRED',
  });
  useEffect(() => {
    const kept = getValues(name) as Kept;
    // A browser keeps what it shows, or chooses the first, when other options come.
    const shown = (isOffered(kept) && kept) || '';
    const { current } = select;
    if (current && (current.value !== shown || current.selectedIndex < 0)) current.value = shown;
  });
  return {
    ...control,
    ref: (element: HTMLSelectElement | null) => {
      select.current = element;
      formRef(element);
    },
  };
}

/** The browser's own select: on a phone nothing is easier to use. */
export function SelectField({ ref, options, placeholder, ...rest }: SelectFieldProps) {
  const { t } = useTranslation('shared');
  const field = useField(rest);
  const registered = useOffered({ name: rest.name, options, ref });
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
