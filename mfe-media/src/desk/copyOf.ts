import type { ContentKind } from '@campus/shared/paths';
import type { ContentRecord } from './ContentRecord';
import { requestOf } from './requestOf';

const longestTitle = 255;

const titled = (title: string, mark: string) =>
  `${title.slice(0, longestTitle - mark.length - 1).trimEnd()} ${mark}`;

/** A draft that is told from its original by its title, out of which its address is made. */
export function copyOf(kind: ContentKind, record: ContentRecord) {
  const { ru, en } = record.title;
  return {
    ...requestOf(kind, record),
    version: undefined,
    url: undefined,
    publishAt: undefined,
    title: { ru: titled(ru, '(копия)'), en: en && titled(en, '(copy)') },
    status: 'DRAFT' as const,
    ...(kind !== 'info-pages' && { isPinned: false }),
  };
}
