import type { CoverName } from './coverRows';
import type { LocalText } from '../../../../platform/messages/inLanguage';

export interface NewsRow {
  url: string;
  /** Days before today; negative is still to come. */
  age: number;
  author: 'press' | 'payments' | 'support' | 'sport' | 'science';
  tags: ('card' | 'grants' | 'study' | 'science' | 'sport' | 'culture' | 'dormitory' | 'service')[];
  status?: 'DRAFT' | 'SCHEDULED' | 'ARCHIVED';
  isPinned?: boolean;
  cover?: CoverName;
  title: LocalText;
  summary: LocalText;
  /** HTML of paragraphs, headings and lists only. */
  body: LocalText;
}
