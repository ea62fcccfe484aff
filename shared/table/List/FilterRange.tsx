import type { RangeFilter } from '@campus/shared/table/filters';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../FilterSelect/FilterSelect.module.css';
import type { FilterControlProps } from './FilterControl';
import { textIn } from './filterParts';

/** Two days of the calendar, each of which may be left open. */
export function FilterRange({ name, filter, parts, onChange }: FilterControlProps<RangeFilter>) {
  const { t } = useTranslation('shared');
  const from = textIn(parts, `${name}From`);
  const to = textIn(parts, `${name}To`);
  const { label } = filter;
  const change = (end: 'From' | 'To') => (day: string) => onChange({ [name + end]: day });
  return (
    <div className={field.range}>
      <Day label={t('table.from', { label })} value={from} max={to} onChange={change('From')} />
      <Day label={t('table.to', { label })} value={to} min={from} onChange={change('To')} />
    </div>
  );
}

interface DayProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** While a year is being typed the browser gives 0002, 0020, 0202: these are not yet days. */
const isWhole = (day: string) => day === '' || day >= '1900';

function Day({ label, value, min, max, onChange }: DayProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The field is uncontrolled, so that half of a day can stand in it; «back» puts the earlier one in.
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="date"
        className={field.select}
        defaultValue={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => {
          const day = target.value;
          if (day !== value && isWhole(day) && !target.validity.badInput) onChange(day);
        }}
      />
    </div>
  );
}
