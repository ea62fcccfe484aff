import type { NewsRow } from './NewsRow';

/** An information page; its texts are those of a news item. */
export interface PageRow extends Pick<NewsRow, 'url' | 'title' | 'summary' | 'body'> {
  section: 'ABOUT' | 'HELP' | 'LEGAL' | 'GRANTS';
  /** The address of the page above. */
  parent?: string;
  showInMenu?: boolean;
  status?: 'DRAFT' | 'SCHEDULED' | 'ARCHIVED';
}
