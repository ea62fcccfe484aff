import type { Announcement } from './Maintenance';

/** What somebody cannot do now stays in view for as long as it lasts. */
export const mayClose = ({ work, stage }: Announcement) =>
  stage !== 'now' || work.severity === 'INFO';
