import { Menu } from '@campus/shared/popup/Menu';
import type {
  ListFilter,
  TabsFilter,
  ChoicesFilter,
  RangeFilter,
} from '@campus/shared/table/filters';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { Icon } from '@campus/shared/ui/Icon';
import { SearchField } from '@campus/shared/ui/SearchField';
import { useId, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../FilterSelect/FilterSelect.module.css';
import { useOfferedChoices } from '../filters/useOfferedChoices';
import { textIn, type Parts, listIn } from './filterParts';

/** Two days of the calendar, each of which may be left open. */
function FilterRange({ name, filter, parts, onChange }: FilterControlProps<RangeFilter>) {
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

/** Several of several: a menu of boxes to tick. */
function FilterChoices(props: FilterControlProps<ChoicesFilter>) {
  const { name, filter, parts, onChange } = props;
  const { t } = useTranslation('shared');
  const id = useId();
  const loaded = 'list' in filter.options ? filter.options : undefined;
  const choices = useOfferedChoices(filter.options);
  const chosen = listIn(parts, name);
  const words = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const summary = words.join(', ') || (filter.any ?? t('table.any'));
  const change = (value: string, isOn: boolean) =>
    onChange({ [name]: isOn ? [...chosen, value] : chosen.filter((one) => one !== value) });

  const trigger = (
    <button type="button" className={field.choices} aria-labelledby={`${id}-label ${id}`} id={id}>
      <span className={field.summary}>{loaded?.isLoading ? t('loading') : summary}</span>
      <Icon name="chevron-down" />
    </button>
  );
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {filter.label}
      </span>
      <Menu
        trigger={trigger}
        align="start"
        items={choices.map(({ value, label }) => ({
          label,
          checked: chosen.includes(value),
          onChange: (isOn) => change(value, isOn),
        }))}
      />
      {loaded?.hasFailed && (
        <p className={field.failed}>
          {t('table.choicesFailed')}{' '}
          <button type="button" className={field.retry} onClick={loaded.retry}>
            {t('failure.retry')}
          </button>
        </p>
      )}
    </div>
  );
}

export interface FilterControlProps<F extends ListFilter = Exclude<ListFilter, TabsFilter>> {
  name: string;
  filter: F;
  parts: Parts;
  onChange: (change: Parts) => void;
}

/** One filter of a list; each writes to the address at once. */
export function FilterControl({ name, filter, parts, onChange }: FilterControlProps) {
  const { label } = filter;
  const change = (value: unknown) => onChange({ [name]: value });
  switch (filter.kind) {
    case 'search':
      return <SearchField name={name} label={label} placeholder={filter.placeholder} />;
    case 'choice':
      return (
        <FilterSelect
          label={label}
          any={filter.any}
          value={textIn(parts, name)}
          options={filter.options}
          onChange={(value) => change(value || undefined)}
        />
      );
    case 'flag':
      return (
        <FilterSelect
          label={label}
          any={filter.any}
          value={typeof parts[name] === 'boolean' ? String(parts[name]) : ''}
          options={[
            { value: 'true', label: filter.yes },
            { value: 'false', label: filter.no },
          ]}
          onChange={(value) => change(value ? value === 'true' : undefined)}
        />
      );
    case 'choices':
      return <FilterChoices name={name} filter={filter} parts={parts} onChange={onChange} />;
    case 'range':
      return <FilterRange name={name} filter={filter} parts={parts} onChange={onChange} />;
  }
}
