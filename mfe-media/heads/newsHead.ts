import { getNewsByUrl } from '@campus/shared/contract/media/newsCalls';
import { recordHead } from '@campus/shared/remote/declareRecords';
import { editorialFields, commonHead } from './commonHead';

export const newsHead = recordHead({
  call: getNewsByUrl,
  ...commonHead,
  structured: {
    type: 'NewsArticle',
    fields: {
      ...editorialFields,
      headline: 'title',
      datePublished: 'publishAt',
      dateModified: 'updatedAt',
      author: [
        {
          when: 'author.name',
          then: { type: 'Person', fields: { name: 'author.name', jobTitle: 'author.position' } },
        },
        { own: 'site' },
      ],
      publisher: { own: 'site' },
      mainEntityOfPage: { own: 'page' },
    },
  },
  trail: [{ path: '/news', title: { ru: 'Новости', en: 'News' } }],
});
