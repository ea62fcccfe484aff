import { announcementName } from './announcementName';
import { MobileAppBar } from './MobileAppBar';
import { useAnnouncement } from './useAnnouncement';
import { WorkBar } from './WorkBar';

/**
 * At most one thing at the lower edge of the window. It has its place after the page and sticks to
 * the window, so that nothing moves when it comes, and nothing is covered at the end.
 */
export function Announcements() {
  const { shown, now, close } = useAnnouncement();
  if (now === null) return null;
  if (!shown) return <MobileAppBar now={now} />;
  return <WorkBar key={announcementName(shown)} announcement={shown} now={now} onClose={close} />;
}
