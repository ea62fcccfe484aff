import { saveFile } from '@campus/shared/browser/saveFile';
import { paths } from '@campus/shared/paths';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import type { EventItem } from './EventItem';
import { icsOf } from './icsOf';

/** As a file that calendars open. */
function download(event: EventItem) {
  const text = icsOf(event, new URL(paths.event(event.url), window.location.href));
  saveFile(`${event.url}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}

export function CalendarButton({ event }: { event: EventItem }) {
  const { t } = useTranslation('media');
  return (
    <Button variant="soft" size="s" icon="calendar" onClick={() => download(event)}>
      {t('events.toCalendar')}
    </Button>
  );
}
