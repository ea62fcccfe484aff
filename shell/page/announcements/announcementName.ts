import type { Announcement } from './Maintenance';

/** What is remembered when somebody closes it: the beginning of the same work is told again. */
export const announcementName = ({ work, stage }: Announcement) => `${work.id}:${stage}`;
