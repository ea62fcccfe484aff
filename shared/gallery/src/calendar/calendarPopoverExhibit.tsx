import { CalendarPopover } from '@campus/shared/calendar/CalendarPopover';
import { DatePicker } from '@campus/shared/calendar/DatePicker';
import { Button } from '@campus/shared/ui/Button';
import { useRef, useState } from 'react';
import type { Exhibit } from '../Exhibit';

function Sample() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState('2026-03-05');
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={button} variant="soft" icon="calendar" onClick={() => setOpen(!isOpen)}>
        Выбрать день
      </Button>
      <CalendarPopover open={isOpen} onClose={close} title="Выберите дату" anchor={button}>
        <DatePicker value={day} onChange={setDay} today="2026-03-05" takesFocus />
      </CalendarPopover>
    </>
  );
}

export const calendarPopoverExhibit: Exhibit = {
  component: 'calendar/CalendarPopover',
  // Drawn only when it is opened; its own test follows the ref.
  subject: null,
  states: { closed: () => <Sample /> },
};
