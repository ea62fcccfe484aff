import { FieldShell } from '@campus/shared/form/FieldShell';
import { useControl } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import control from '../FieldShell/control.module.css';
import styles from './TextAreaField.module.css';

interface TextAreaFieldProps extends FieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  rows?: number;
  /** Counts, but does not cut what is pasted: the schema refuses. */
  limit?: number;
  placeholder?: string;
  readOnly?: boolean;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { ref, name, rows = 5, limit, placeholder, readOnly, ...rest } = props;
  const field = useField({ name, ...rest });
  const registered = useControl(name, ref);
  return (
    <FieldShell {...field.shell}>
      <textarea
        {...field.control}
        {...registered}
        rows={rows}
        placeholder={placeholder}
        readOnly={readOnly}
        className={`${control.control} ${styles.area}`}
      />
      {limit !== undefined && <Counter name={name} limit={limit} />}
    </FieldShell>
  );
}

function Counter({ name, limit }: { name: string; limit: number }) {
  const { t } = useTranslation('shared');
  const used = String(useWatch({ name }) ?? '').length;
  const text =
    used > limit ? t('form.tooLong', { count: used - limit }) : t('form.counter', { used, limit });
  return (
    <p className={styles.counter} data-over={used > limit || undefined}>
      {text}
    </p>
  );
}
