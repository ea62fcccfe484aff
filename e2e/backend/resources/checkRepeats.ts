import type { TranslationItem } from '@campus/shared/contract/payloads/resources';
import { Refusal } from '../Refusal';

/** @throws Refusal 422 DUPLICATE_ITEM where two rows of an import mean the same text. */
export function checkRepeats(items: TranslationItem[]) {
  const seen = new Set<string>();
  for (const [index, { mnemonic, languageId }] of items.entries()) {
    const key = `${mnemonic} ${languageId}`;
    if (seen.has(key)) {
      const fields = { [`items.${index}.mnemonic`]: 'DUPLICATE_ITEM' } as const;
      throw new Refusal(422, 'DUPLICATE_ITEM', { fields, params: { mnemonic } });
    }
    seen.add(key);
  }
}
