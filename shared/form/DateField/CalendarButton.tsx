import { IconButton } from '@campus/shared/ui/IconButton';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarWaiting } from './CalendarWaiting';
import type { Calendar } from './loadCalendar';
import { useCalendar } from './useCalendar';

interface CalendarButtonProps {
  title: string;
  children: (calendar: Calendar, close: () => void) => ReactNode;
}

/** Opens a calendar; until it has come, its shape stands there, and why it has not if it cannot. */
export function CalendarButton({ title, children }: CalendarButtonProps) {
  const { t } = useTranslation('shared');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { calendar, isFailed, load } = useCalendar();

  const close = () => setOpen(false);
  const toggle = () => {
    // Safari does not focus a button that is clicked, and here the focus has to return.
    button.current?.focus();
    setOpen(!isOpen);
    if (!calendar) load();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
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
      {isOpen && !calendar && <CalendarWaiting isFailed={isFailed} onRetry={load} />}
      {calendar && (
        <calendar.CalendarPopover open={isOpen} onClose={close} title={title} anchor={button}>
          {children(calendar, close)}
        </calendar.CalendarPopover>
      )}
    </>
  );
}
