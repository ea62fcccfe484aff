import { Menu } from '@campus/shared/popup/Menu';
import { Button } from '@campus/shared/ui/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { headlineOf, type Column } from '../DataTable/column';

interface ColumnMenuProps<R> {
  ref?: Ref<HTMLButtonElement>;
  columns: readonly Column<R>[];
  /** Keys, as useColumns() keeps them. */
  hidden: readonly string[];
  onHide: (keys: string[]) => void;
}

/** «Столбцы»: which of them are shown; the headline of a row cannot be taken away. */
export function ColumnMenu<R>({ ref, columns, hidden, onHide }: ColumnMenuProps<R>) {
  const { t } = useTranslation('shared');
  const headline = headlineOf(columns);
  const change = (key: string, isShown: boolean) =>
    onHide(isShown ? hidden.filter((one) => one !== key) : [...hidden, key]);
  const trigger = (
    <Button ref={ref} size="s" variant="ghost" icon="columns">
      {t('table.columns')}
    </Button>
  );
  return (
    <Menu
      trigger={trigger}
      items={columns.map(({ key, header }) => ({
        label: header,
        checked: !hidden.includes(key),
        disabled: key === headline ? t('table.columnStays') : undefined,
        onChange: (isShown) => change(key, isShown),
      }))}
    />
  );
}
