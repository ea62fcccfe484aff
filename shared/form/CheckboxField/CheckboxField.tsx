import { useField, type FieldProps } from '@campus/shared/form/useField';
import { Icon } from '@campus/shared/ui/Icon';
import { useFormContext } from 'react-hook-form';
import shellStyles from '../FieldShell/FieldShell.module.css';
import styles from './CheckboxField.module.css';

/** Never ticked beforehand where it means consent. */
export function CheckboxField(props: Omit<FieldProps, 'optional'>) {
  const { shell, control } = useField(props);
  const { register } = useFormContext();
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input type="checkbox" {...control} {...register(props.name)} className={styles.box} />
        <label htmlFor={shell.id} className={styles.label}>
          {shell.label}
        </label>
      </div>
      {shell.hint && (
        <p id={shell.hintId} className={styles.hint}>
          {shell.hint}
        </p>
      )}
      {shell.error && (
        <p id={shell.errorId} className={shellStyles.error}>
          <Icon name="alert" size={16} />
          {shell.error}
        </p>
      )}
    </div>
  );
}
