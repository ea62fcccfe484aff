import { useTranslation } from 'react-i18next';
import { CalendarButton } from './CalendarButton';

interface DayCalendarProps {
  /** `2026-03-05`, as the bounds and today are. */
  value: string | undefined;
  min?: string;
  max?: string;
  today?: string;
  onChange: (day: string) => void;
}

/** The button beside a typed day: its calendar closes with the choice. */
export function DayCalendar({ onChange, ...days }: DayCalendarProps) {
  const { t } = useTranslation('shared');
  return (
    <CalendarButton title={t('calendar.title')}>
      {({ DatePicker }, close) => (
        <DatePicker
          {...days}
          takesFocus
          onChange={(chosen) => {
            onChange(chosen);
            close();
          }}
        />
      )}
    </CalendarButton>
  );
}
