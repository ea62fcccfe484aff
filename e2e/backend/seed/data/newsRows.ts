import type { NewsRow } from './NewsRow';

export const newsRows: NewsRow[] = [];
