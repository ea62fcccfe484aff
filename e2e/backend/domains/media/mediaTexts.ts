import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const mediaTexts = {
  refusals: {
    PUBLISH_AT_PAST: {
      ru: 'Выберите время публикации в будущем.',
      en: 'Choose a time of publication in the future.',
    },
    PICTURE_UNKNOWN: {
      ru: 'Такой картинки нет. Загрузите её и выберите ещё раз.',
      en: 'There is no such picture. Upload it and choose it again.',
    },
    ALT_REQUIRED: {
      ru: 'Добавьте к картинке описание: его услышат те, кто её не видит.',
      en: 'Describe the picture: those who cannot see it will hear that instead.',
    },
    PARENT_DEPTH: {
      ru: 'Страницы вкладываются только на один уровень. Выберите другую родительскую.',
      en: 'Pages nest only one level deep. Choose another parent.',
    },
    IN_USE: {
      ru: 'Запись ещё используется, мест: {count}. Сначала уберите её оттуда.',
      en: 'The record is still used, places: {count}. Remove it from there first.',
    },
    ALREADY_CREATED: {
      ru: 'Эта запись уже создана. Откройте её в списке.',
      en: 'This record has been created already. Open it in the list.',
    },
    URL_TAKEN: {
      ru: 'Этот адрес уже занят. Свободен такой: {suggestion}.',
      en: 'This address is taken. This one is free: {suggestion}.',
    },
    BODY_TOO_LARGE: {
      ru: 'Текст больше 100 КБ. Сократите его или разделите на части.',
      en: 'The text is larger than 100 KB. Shorten it or split it up.',
    },
  },
  fieldNames: {
    authorId: { ru: 'Автор', en: 'Author' },
    by: { ru: 'Чем заменить', en: 'Replacement' },
    capacity: { ru: 'Мест', en: 'Capacity' },
    coverId: { ru: 'Обложка', en: 'Cover' },
    endsAt: { ru: 'Окончание', en: 'Ends' },
    onlineUrl: { ru: 'Ссылка на трансляцию', en: 'Online link' },
    parentId: { ru: 'Родительская страница', en: 'Parent page' },
    photoId: { ru: 'Фото', en: 'Photo' },
    'place.ru': { ru: 'Место', en: 'Place' },
    publishAt: { ru: 'Дата публикации', en: 'Publish at' },
    registrationUrl: { ru: 'Ссылка на регистрацию', en: 'Registration link' },
    slug: { ru: 'Адрес', en: 'Slug' },
    startsAt: { ru: 'Начало', en: 'Starts' },
    tagIds: { ru: 'Теги', en: 'Tags' },
    url: { ru: 'Адрес страницы', en: 'Page address' },
  },
  states: {
    publication: {
      ru: {
        DRAFT: 'Материал в черновиках.',
        SCHEDULED: 'Публикация материала уже назначена.',
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
