import { useCall } from '@campus/shared/api/useCall';
import { createAuthor, deleteAuthor } from '@campus/shared/contract/media';
import type { AuthorEntry } from './AuthorEntry';
import { useRemoval } from './useRemoval';

interface Options {
  refresh: () => Promise<unknown>;
  onDone: () => void;
}

export function useAuthorRemoval(options: Options) {
  const { mutateAsync: remove } = useCall(deleteAuthor);
  const { mutateAsync: create } = useCall(createAuthor);
  return useRemoval<AuthorEntry>({
    ...options,
    kind: 'author',
    remove: (id) => remove({ params: { id } }),
    restore: ({ name, staff }) =>
      create({
        body: {
          name: staff?.name ?? { ru: name },
          position: staff?.position,
          bio: staff?.bio,
          photoId: staff?.photoId,
        },
      }),
  });
}
