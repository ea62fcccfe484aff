import { Menu } from '@campus/shared/popup/Menu';
import type { ChoicesFilter } from '@campus/shared/table/filters';
import { Icon } from '@campus/shared/ui/Icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../FilterSelect/FilterSelect.module.css';
import type { FilterControlProps } from './FilterControl';
import { choicesIn, listIn } from './filterParts';

/** Several of several: a menu of boxes to tick. */
export function FilterChoices(props: FilterControlProps<ChoicesFilter>) {
  const { name, filter, parts, onChange } = props;
  const { t } = useTranslation('shared');
  const id = useId();
  const loaded = 'list' in filter.options ? filter.options : undefined;
  const choices = choicesIn(filter);
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
