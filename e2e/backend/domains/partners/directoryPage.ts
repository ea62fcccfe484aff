import { line, texts } from '@campus/shared/contract/fields';
import { offer, offerRules } from '@campus/shared/contract/partners/requests';
import * as z from 'zod/mini';

const externalId = line(1, 64);

/** One partner as the directory describes it. */
export const directoryRow = z
  .extend(offer, {
    id: externalId,
    category: z.object({ id: externalId, name: texts(1, 120) }),
    cities: z
      .array(z.object({ name: texts(1, 120), region: texts(1, 120) }))
      .check(z.minLength(1), z.maxLength(100)),
  })
  .check(...offerRules);
export type DirectoryPartner = z.output<typeof directoryRow>;

/**
 * A row may be broken, but where it says which partner it is, that one is not gone; of an id that is
 * longer than any we keep there is none here.
 */
export const identifiedRow = z.object({ id: line(1, Infinity) });

/** `GET …?page=1&size=100`: rows are looked at one by one, because one bad row spoils no page. */
export const directoryPage = z.object({
  items: z.array(z.unknown()).check(z.maxLength(100)),
  page: z.int(),
  pages: z.int().check(z.gte(0), z.lte(500)),
});
export type DirectoryPage = z.output<typeof directoryPage>;
