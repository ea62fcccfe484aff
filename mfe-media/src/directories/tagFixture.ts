import type { Tag } from './Tag';

interface Sample {
  number: number;
  name: string;
  en?: string;
  slug?: string;
  uses?: number;
  version?: number;
}

export const tagOf = ({ number, name, en, slug, uses = 0, version = 1 }: Sample): Tag => ({
  id: `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`,
  name,
  slug: slug ?? `tag-${number}`,
  staff: { name: { ru: name, en }, uses, version },
});
