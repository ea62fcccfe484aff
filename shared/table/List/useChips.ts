import { useFormat } from '@campus/shared/format/useFormat';
import type { ListFilter } from '@campus/shared/table/filters';
import { useTranslation } from 'react-i18next';
import { choicesIn, listIn, textIn, type Parts } from './filterParts';
import type { Filters } from './listCall';

export interface FilterChip {
  key: string;
  text: string;
  /** What takes it off. */
  change: Parts;
}

/** The conditions that are set, in words. */
export function useChips(filters: Filters, parts: Parts): FilterChip[] {
  const { t } = useTranslation('shared');
  const { date } = useFormat();

  const range = (from: string, to: string) => {
    const words = { from: from && date(from), to: to && date(to) };
    if (!from) return t('table.until', words);
    return t(to ? 'table.between' : 'table.since', words);
  };

  const chipsOf = (key: string, filter: ListFilter): FilterChip[] => {
    const chip = (words: string, change: Parts = { [key]: undefined }, suffix = '') => ({
      key: key + suffix,
      text: `${filter.label}: ${words}`,
      change,
    });
    if (filter.kind === 'range') {
      const [from, to] = [textIn(parts, `${key}From`), textIn(parts, `${key}To`)];
      const change = { [`${key}From`]: undefined, [`${key}To`]: undefined };
      return from || to ? [chip(range(from, to), change)] : [];
    }
    if (filter.kind === 'flag') {
      if (typeof parts[key] !== 'boolean') return [];
      return [chip(parts[key] ? filter.yes : filter.no)];
    }
    if (filter.kind === 'search') {
      const words = textIn(parts, key);
      return words ? [{ ...chip(words), text: `«${words}»` }] : [];
    }
    // A tab says itself that it is chosen.
    if (filter.kind === 'tabs') return [];
    const labelOf = (value: string) =>
      choicesIn(filter).find((one) => one.value === value)?.label ?? '…';
    if (filter.kind === 'choice') {
      const value = textIn(parts, key);
      return value ? [chip(labelOf(value))] : [];
    }
    const chosen = listIn(parts, key);
    return chosen.map((value) =>
      chip(labelOf(value), { [key]: chosen.filter((one) => one !== value) }, value),
    );
  };
  return Object.entries(filters).flatMap(([key, filter]) => chipsOf(key, filter));
}
