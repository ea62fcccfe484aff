import { EventArticle } from '../event/EventArticle';
import type { PartProps } from './PreviewPage';
import { momentOr } from './shownItem';
import { useDirectory } from './useDirectory';

export function EventPreview({ item, values }: PartProps) {
  const directory = useDirectory(values, item.lang);
  const startsAt = momentOr(values.startsAt, item.updatedAt);
  const endsAt = momentOr(values.endsAt, startsAt);
  const event = {
    ...item,
    ...directory,
    startsAt,
    // A period that goes backwards is what the form will refuse; here it must only not break.
    endsAt: endsAt < startsAt ? startsAt : endsAt,
    place: values.place?.[item.lang] || values.place?.ru || '—',
    isOnline: values.isOnline ?? false,
    address: values.address || null,
    onlineUrl: values.onlineUrl || null,
    capacity: values.capacity || null,
    registrationUrl: values.registrationUrl || null,
    organiser: values.organiser?.[item.lang] || values.organiser?.ru || null,
  };
  return <EventArticle event={event} />;
}
