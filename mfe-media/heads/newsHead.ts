import type { HeadSource } from '@campus/shared/remote/RemoteDeclaration';
import { editorialFields } from './editorialFields';
import { commonHead } from './commonHead';

export const newsHead: HeadSource = {
  call: '/api/media/news/url/{url}',
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
};
