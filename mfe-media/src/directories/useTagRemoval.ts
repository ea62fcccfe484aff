import { useCall } from '@campus/shared/api/useCall';
import { createNewsTag, deleteNewsTag } from '@campus/shared/contract/media';
import type { Tag } from './Tag';
import { useRemoval } from './useRemoval';
import { valuesOfTag } from './valuesOfTag';

interface Options {
  refresh: () => Promise<unknown>;
  onDone: () => void;
}

export function useTagRemoval(options: Options) {
  const { mutateAsync: remove } = useCall(deleteNewsTag);
  const { mutateAsync: create } = useCall(createNewsTag);
  return useRemoval<Tag>({
    ...options,
    kind: 'tag',
    remove: (id) => remove({ params: { id } }),
    restore: (tag) => create({ body: valuesOfTag(tag) }),
  });
}
