import { slug } from '@campus/shared/contract/addressFields';
import { slugOf } from '@campus/shared/contract/slugOf';
import { Refusal } from '../../platform/access/Refusal';

/** The first of `base`, `base-2`, `base-3`… that is an address and is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>) {
  const root = slugOf(base);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? root : `${root}-${number}`;
    if (!taken.has(candidate) && slug.safeParse(candidate).success) return candidate;
  }
}

/** 409: the address at `field` is somebody else's; the refusal names one that is free. */
export function urlTaken(field: string, wanted: string, taken: ReadonlySet<string>) {
  const suggestion = freeSlug(wanted, taken);
  const fields = { [field]: 'URL_TAKEN' as const };
  return new Refusal(409, 'URL_TAKEN', { fields, suggestion, params: { suggestion } });
}
