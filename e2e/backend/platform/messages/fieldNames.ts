import type { LanguageKey } from '@campus/shared/contract/fields';

/**
 * How a refused field is called in the sentence about it; a field without a name goes unnamed.
 * These are fields of several domains; each domain adds its own.
 */
export const fieldNames: Record<string, Record<LanguageKey, string>> = {
  address: { ru: 'Адрес', en: 'Address' },
  'alt.en': { ru: 'Описание (англ.)', en: 'Description (English)' },
  'alt.ru': { ru: 'Описание', en: 'Description' },
  'body.en': { ru: 'Текст (англ.)', en: 'Text (English)' },
  'body.ru': { ru: 'Текст', en: 'Text' },
  bucket: { ru: 'Хранилище', en: 'Storage' },
  'caption.en': { ru: 'Подпись (англ.)', en: 'Caption (English)' },
  'caption.ru': { ru: 'Подпись', en: 'Caption' },
  code: { ru: 'Код', en: 'Code' },
  comment: { ru: 'Комментарий', en: 'Comment' },
  'description.en': { ru: 'Описание (англ.)', en: 'Description (English)' },
  'description.ru': { ru: 'Описание', en: 'Description' },
  eduOrgId: { ru: 'Учебное заведение', en: 'Organisation' },
  eduOrgIds: { ru: 'Организации', en: 'Organisations' },
  humanId: { ru: 'Участник', en: 'Participant' },
  kind: { ru: 'Вид', en: 'Type' },
  name: { ru: 'Название', en: 'Name' },
  'name.en': { ru: 'Название (англ.)', en: 'Name (English)' },
  'name.ru': { ru: 'Название', en: 'Name' },
  period: { ru: 'Семестр', en: 'Semester' },
  position: { ru: 'Порядок', en: 'Order' },
  reason: { ru: 'Причина', en: 'Reason' },
  search: { ru: 'Поиск', en: 'Search' },
  'summary.en': { ru: 'Анонс (англ.)', en: 'Summary (English)' },
  'summary.ru': { ru: 'Анонс', en: 'Summary' },
  text: { ru: 'Сообщение', en: 'Message' },
  title: { ru: 'Заголовок', en: 'Title' },
  'title.en': { ru: 'Заголовок (англ.)', en: 'Title (English)' },
  'title.ru': { ru: 'Заголовок', en: 'Title' },
};
