import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Partner } from '@campus/shared/contract/partners';
import { sizeOf, type Bilingual, type PartnerValues } from './partnerSchema';

/** The partner as readers of a language would get it, were the fields saved as they stand. */
export function shownPartner(
  saved: Partner,
  values: PartnerValues,
  language: LanguageKey,
  nameOf: (id: string) => string,
): Partner {
  // As the server does: the language of the name is that of everything.
  const lang = values.name[language] ? language : 'ru';
  const said = (text: Bilingual) => text[lang] || text.ru;
  const named = (id: string) => ({ id, name: nameOf(id) });
  return {
    ...saved,
    lang,
    name: said(values.name),
    description: said(values.description) || null,
    terms: said(values.terms),
    category: named(values.categoryId),
    cities: values.cityIds.map(named),
    discountType: values.discountType,
    discountValue: sizeOf(values) || null,
    validTo: values.validTo || null,
  };
}
