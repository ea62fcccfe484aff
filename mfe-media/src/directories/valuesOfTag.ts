import type { Tag } from './Tag';

/** A tag as the fields show it. */
export const valuesOfTag = ({ name, slug, staff }: Tag) => ({
  name: { ru: staff?.name.ru ?? name, en: staff?.name.en ?? '' },
  slug,
  version: staff?.version ?? 0,
});
