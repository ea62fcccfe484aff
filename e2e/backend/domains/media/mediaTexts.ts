import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const mediaTexts = {
  refusals: {
    PUBLISH_AT_PAST: {
      ru: 'Выберите время публикации в будущем.',
      en: 'Choose a publication time in the future.',
    },
    PICTURE_UNKNOWN: {
      ru: 'Такой картинки нет. Загрузите её и выберите ещё раз.',
      en: 'This picture does not exist. Upload it and choose it again.',
    },
    ALT_REQUIRED: {
      ru: 'Добавьте к картинке описание: его услышат те, кто её не видит.',
      en: 'Describe the picture: people who cannot see it will hear the description.',
    },
    PARENT_DEPTH: {
      ru: 'Страницы вкладываются только на один уровень. Выберите другую вышестоящую.',
      en: 'Pages can be nested only one level deep. Choose another parent page.',
    },
    IN_USE: {
      ru: 'Запись ещё используется, мест: {count}. Сначала уберите её оттуда.',
      en: 'The record is still in use, in this many places: {count}. Remove it from there first.',
    },
    ALREADY_CREATED: {
      ru: 'Эта запись уже создана. Откройте её в списке.',
      en: 'This record has already been created. Open it in the list.',
    },
    URL_TAKEN: {
      ru: 'Этот адрес уже занят. Свободен такой: {suggestion}.',
      en: 'This address is taken. This one is free: {suggestion}.',
    },
    BODY_TOO_LARGE: {
      ru: 'Текст больше 100 КБ. Сократите его или разделите на части.',
      en: 'The text is over 100 KB. Shorten it or split it up.',
    },
  },
  fieldNames: {
    authorId: { ru: 'Автор', en: 'Author' },
    capacity: { ru: 'Сколько мест', en: 'Number of places' },
    coverId: { ru: 'Обложка', en: 'Cover' },
    endsAt: { ru: 'Окончание', en: 'Ends' },
    onlineUrl: { ru: 'Ссылка на трансляцию', en: 'Broadcast link' },
    parentId: { ru: 'Вышестоящая страница', en: 'Parent page' },
    photoId: { ru: 'Фото', en: 'Photo' },
    'place.ru': { ru: 'Место', en: 'Place' },
    publishAt: { ru: 'Дата публикации', en: 'Publication date' },
    registrationUrl: { ru: 'Ссылка для записи', en: 'Sign-up link' },
    slug: { ru: 'Адрес', en: 'Address' },
    startsAt: { ru: 'Начало', en: 'Starts' },
    tagIds: { ru: 'Темы', en: 'Tags' },
    url: { ru: 'Адрес страницы', en: 'Page address' },
  },
  states: {
    publication: {
      ru: {
        DRAFT: 'Материал в черновиках.',
        SCHEDULED: 'Публикация материала уже запланирована.',
        PUBLISHED: 'Материал уже опубликован.',
        ARCHIVED: 'Материал уже в архиве.',
      },
      en: {
        DRAFT: 'The item is a draft.',
        SCHEDULED: 'The item is already scheduled.',
        PUBLISHED: 'The item is already published.',
        ARCHIVED: 'The item is already archived.',
      },
    },
  },
} satisfies DomainTexts<{ publication: PublicationStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    media: typeof mediaTexts;
  }
}
