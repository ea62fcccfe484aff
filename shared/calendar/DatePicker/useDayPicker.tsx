import { today as todayInMoscow, yearsAfter } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { Icon } from '@campus/shared/ui/Icon';
import type { PropsBase, ChevronProps, DropdownProps } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import styles from './DatePicker.module.css';
import { localOrNone, toDay, toLocal } from './localDay';

/** The browser's own list of months or years: on a phone it turns like a wheel. */
function MonthSelect(props: DropdownProps) {
  const { options = [], value, onChange, disabled, 'aria-label': label } = props;
  return (
    <span className={styles.select}>
      <select value={value} onChange={onChange} disabled={disabled} aria-label={label}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}

function Arrow({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} size={24} />;
}

export interface CalendarProps {
  /** Days before it cannot be chosen. */
  min?: string;
  max?: string;
  /** The day that is marked; in Moscow it is now. */
  today?: string;
  /** The focus goes to the chosen day, or to today, when it appears. */
  takesFocus?: boolean;
}

const components = { Dropdown: MonthSelect, Chevron: Arrow };
const weekend = { weekend: { dayOfWeek: [0, 6] } };
const classNames = {
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  button_previous: styles.previous,
  button_next: styles.next,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  footer: styles.footer,
  today: styles.today,
  selected: styles.selected,
  disabled: styles.disabled,
  outside: styles.outside,
  hidden: styles.hidden,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
};

/** What is said of a day, by our own formats: the library's would bring a dictionary per language. */
function useWords() {
  const { t } = useTranslation('shared');
  const { date, weekday, shortWeekday, month, monthName } = useFormat();
  return {
    formatters: {
      formatCaption: (at: Date) => month(toDay(at)),
      formatMonthDropdown: (at: Date) => monthName(toDay(at)),
      formatWeekdayName: (at: Date) => shortWeekday(toDay(at)),
    },
    labels: {
      labelDayButton: (at: Date, { today, selected }: Record<string, boolean>) => {
        const day = toDay(at);
        const marks = [today && t('calendar.today'), selected && t('calendar.selected')];
        return [weekday(day), date(day), ...marks].filter(Boolean).join(', ');
      },
      labelGrid: (at: Date) => month(toDay(at)),
      labelWeekday: (at: Date) => weekday(toDay(at)),
      labelMonthDropdown: () => t('calendar.month'),
      labelYearDropdown: () => t('calendar.year'),
      labelPrevious: () => t('calendar.previousMonth'),
      labelNext: () => t('calendar.nextMonth'),
    },
  };
}

/** How every calendar of ours looks, speaks and is bounded; it opens at the month of `shown`. */
export function useDayPicker(props: CalendarProps, shown: string | undefined) {
  const { min, max, today = todayInMoscow() } = props;
  const { i18n } = useTranslation('shared');
  const words = useWords();
  const [first, last] = [localOrNone(min), localOrNone(max)];
  const nearest = max && max < today ? max : min && min > today ? min : today;
  return {
    ...words,
    lang: i18n.language,
    weekStartsOn: 1,
    fixedWeeks: true,
    captionLayout: 'dropdown',
    navLayout: 'around',
    today: toLocal(today),
    defaultMonth: localOrNone(shown) ?? toLocal(nearest),
    startMonth: first ?? toLocal(yearsAfter(today, -100)),
    endMonth: last ?? toLocal(yearsAfter(today, 10)),
    autoFocus: props.takesFocus ?? false,
    disabled: [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])],
    modifiers: weekend,
    modifiersClassNames: { weekend: styles.weekend ?? '' },
    classNames,
    components,
  } satisfies PropsBase;
}
