import type { FilterChoice, LoadedChoices } from '@campus/shared/table/filters';
import { useOfferedChoices } from '../filters/useOfferedChoices';
import { Icon } from '@campus/shared/ui/Icon';
import type { Ref } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FilterSelect.module.css';

interface FilterSelectProps {
  ref?: Ref<HTMLSelectElement>;
  label: string;
  /** The first choice, which is none: «Любая». */
  any?: string;
  value: string;
  options: readonly FilterChoice[] | LoadedChoices;
  onChange: (value: string) => void;
}

/** A choice that acts at once; one that waits for a form to be sent is a SelectField. */
export function FilterSelect({ ref, label, any, value, options, onChange }: FilterSelectProps) {
  const { t } = useTranslation('shared');
  const id = useId();
  const loaded = 'list' in options ? options : undefined;
  const list = useOfferedChoices(options);
  const isKnown = value === '' || list.some((option) => option.value === value);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          ref={ref}
          id={id}
          className={styles.select}
          value={value}
          aria-busy={loaded?.isLoading || undefined}
          aria-describedby={loaded?.hasFailed ? `${id}-failed` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{any ?? t('table.any')}</option>
          {!isKnown && (
            <option value={value}>{t(loaded?.isLoading ? 'loading' : 'table.unknown')}</option>
          )}
          {list.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {loaded?.isLoading && isKnown && <option disabled>{t('loading')}</option>}
        </select>
        <Icon name="chevron-down" />
      </span>
      {loaded?.hasFailed && (
        <p id={`${id}-failed`} className={styles.failed}>
          {t('table.choicesFailed')}{' '}
          <button type="button" className={styles.retry} onClick={loaded.retry}>
            {t('failure.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
