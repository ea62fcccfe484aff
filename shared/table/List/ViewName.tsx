import { Button } from '@campus/shared/ui/Button';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../FilterSelect/FilterSelect.module.css';
import styles from './SavedViews.module.css';

interface ViewNameProps {
  initial?: string;
  onKeep: (name: string) => void;
}

/** Names a view, and will not let it be nameless. */
export function ViewName({ initial = '', onKeep }: ViewNameProps) {
  const { t } = useTranslation('shared');
  const id = useId();
  const [name, setName] = useState(initial);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!name.trim());
    if (name.trim()) onKeep(name.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={field.field}>
        <label htmlFor={id} className={field.label}>
          {t('table.views.name')}
        </label>
        <input
          id={id}
          className={field.select}
          value={name}
          maxLength={60}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {isRefused && (
          <p id={`${id}-error`} role="alert" className={field.failed}>
            {t('table.views.nameMissing')}
          </p>
        )}
      </div>
      <Button type="submit">{t('table.views.keep')}</Button>
    </form>
  );
}
