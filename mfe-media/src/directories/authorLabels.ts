/** What two people may have written differently about an author, in the order of the form. */
export const authorLabels = {
  'name.ru': 'ru',
  'name.en': 'en',
  'position.ru': 'positionRu',
  'position.en': 'positionEn',
  'bio.ru': 'bioRu',
  'bio.en': 'bioEn',
  photoId: 'photo',
} as const;
