import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CalendarButton.module.css';
import { loadCalendar, type CalendarParts } from './loadCalendar';

const weeks = [0, 1, 2, 3, 4, 5];

interface CalendarWaitingProps {
  isFailed: boolean;
  onRetry: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Where the calendar will stand: its shape, or that it did not come. */
function CalendarWaiting({ isFailed, onRetry, onKeyDown }: CalendarWaitingProps) {
  const { t } = useTranslation('shared');
  if (isFailed)
    return (
      <div role="alert" className={styles.waiting}>
        <p>{t('calendar.failed')}</p>
        <Button variant="soft" icon="retry" onClick={onRetry} onKeyDown={onKeyDown}>
          {t('calendar.retry')}
        </Button>
      </div>
    );
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{t('calendar.loading')}</span>
      <Skeleton width="60%" height={28} />
      {weeks.map((week) => (
        <Skeleton key={week} height={36} radius="m" />
      ))}
    </div>
  );
}

const fields = 'input, select, textarea, [contenteditable="true"]';

/** The calendar that comes when it is asked for; asking again after a failure is a new attempt. */
function useCalendar(onUnwanted: () => void) {
  const [calendar, setCalendar] = useState<CalendarParts>();
  const [isFailed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    loadCalendar().then(
      (parts) => {
        setCalendar(parts);
        // Whoever has gone on to write a day, or anything else, is not pulled away from it.
        if (document.activeElement?.matches(fields)) onUnwanted();
      },
      () => setFailed(true),
    );
  };
  return { calendar, isFailed, load };
}

interface CalendarButtonProps {
  title: string;
  children: (calendar: CalendarParts, close: () => void) => ReactNode;
}

/** Opens a calendar; until it has come, its shape stands there, and why it has not if it cannot. */
export function CalendarButton({ title, children }: CalendarButtonProps) {
  const { t } = useTranslation('shared');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { calendar, isFailed, load } = useCalendar(close);

  const retry = () => {
    // The pressed button goes, and the focus with it.
    button.current?.focus();
    load();
  };
  const toggle = () => {
    // Safari does not focus a button that is clicked, and here the focus has to return.
    button.current?.focus();
    setOpen(!isOpen);
    if (!calendar) load();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // It is meant for what was opened last, and not for the window around.
    event.preventDefault();
    event.stopPropagation();
    button.current?.focus();
    close();
  };
  return (
    <>
      <IconButton
        ref={button}
        icon="calendar"
        label={t('calendar.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={closeOnEscape}
      />
      {isOpen && !calendar && (
        <CalendarWaiting isFailed={isFailed} onRetry={retry} onKeyDown={closeOnEscape} />
      )}
      {calendar && (
        <calendar.CalendarPopover open={isOpen} onClose={close} title={title} anchor={button}>
          {children(calendar, close)}
        </calendar.CalendarPopover>
      )}
    </>
  );
}

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
