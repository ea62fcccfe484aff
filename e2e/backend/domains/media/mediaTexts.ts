/** News, events and pages. */
export const mediaTexts = {
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
} as const;
