import { slug } from '@campus/shared/contract/addressFields';
import { slugOf } from '@campus/shared/contract/slugOf';

/** The address that a name suggests: «ИТ» alone is too short for one, and «API» leads elsewhere. */
export function slugOfTag(name: string) {
  const root = slugOf(name);
  return !root || slug.safeParse(root).success ? root : `${root}-tag`;
}
