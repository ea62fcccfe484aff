/** Every field that two people may have written differently, in the order of the screen. */
export const fieldNames = [
  ...['title.ru', 'title.en', 'summary.ru', 'summary.en', 'body.ru', 'body.en', 'url'],
  ...['startsAt', 'endsAt', 'place.ru', 'place.en', 'address', 'isOnline', 'onlineUrl'],
  ...['capacity', 'registrationUrl', 'organiser.ru', 'organiser.en'],
  ...['section', 'parentId', 'position', 'showInMenu'],
  ...['publishAt', 'isPinned', 'tagIds', 'authorId', 'coverId'],
  ...['seo.title.ru', 'seo.title.en', 'seo.description.ru', 'seo.description.en'],
  'seo.ogImageId',
];
