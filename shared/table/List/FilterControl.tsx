import { FilterSelect } from '@campus/shared/table/FilterSelect';
import type { ListFilter, TabsFilter } from '@campus/shared/table/filters';
import { SearchField } from '@campus/shared/ui/SearchField';
import { FilterChoices } from './FilterChoices';
import { FilterRange } from './FilterRange';
import { textIn, type Parts } from './filterParts';

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
