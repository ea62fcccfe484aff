import { campusNews } from './campusNews';
import { eventNews } from './eventNews';
import { grantNews } from './grantNews';
import type { NewsRow } from './NewsRow';
import { platformNews } from './platformNews';
import { russianNews } from './russianNews';
import { unpublishedNews } from './unpublishedNews';

export const newsRows: NewsRow[] = [
  ...platformNews,
  ...grantNews,
  ...campusNews,
  ...eventNews,
  ...russianNews,
  ...unpublishedNews,
];
