import type { LocalText } from '../../../../platform/messages/inLanguage';
import type { CoverName } from './coverRows';
import type { authorRows } from './authorRows';
import type { NewsRow } from './NewsRow';

/** An event; its texts are those of a news item, its time is counted from today. */
export interface EventRow extends Pick<NewsRow, 'url' | 'tags' | 'title' | 'summary' | 'body'> {
  /** Days from today on which it begins; negative is the past. */
  day: number;
  /** The hour in Moscow. */
  hour: number;
  /** How long it takes. */
  hours: number;
  author: keyof typeof authorRows;
  place: LocalText;
  address?: string;
  onlineUrl?: string;
  capacity?: number;
  registrationUrl?: string;
  organiser?: LocalText;
  status?: 'DRAFT' | 'SCHEDULED' | 'ARCHIVED';
  isPinned?: boolean;
  cover?: CoverName;
}
