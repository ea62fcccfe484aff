import { slug } from '@campus/shared/contract/addressFields';
import { slugOf } from '@campus/shared/contract/slugOf';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ContentValues } from './ContentValues';

/** None where the title makes no good one: the server finds one then. */
function addressOf(title: string) {
  const address = slugOf(title);
  return slug.safeParse(address).success ? address : '';
}

/** Nothing, the title itself, or what the server made of it where that was taken. */
const isMadeOf = (former: string, url: string) =>
  url === '' || url === former || url.replace(/-\d+$/, '') === former;

/** The address follows the Russian title until somebody writes another, and never once readers know it. */
export function useLiveSlug(isKnownToReaders: boolean) {
  const { control, getValues, setValue, getFieldState } = useFormContext<ContentValues>();
  const title = useWatch({ control, name: 'title.ru' });
  const before = useRef(title);
  useEffect(() => {
    const former = addressOf(before.current);
    const isOurs = isMadeOf(former, getValues('url'));
    // A title that came with a record, and not from the keys, brings its own address.
    const isTyped = getFieldState('title.ru').isDirty || getFieldState('url').isDirty;
    const isChanged = isTyped && title !== before.current;
    before.current = title;
    if (isChanged && isOurs && !isKnownToReaders)
      setValue('url', addressOf(title), { shouldDirty: true });
  }, [title, isKnownToReaders, getValues, setValue, getFieldState]);
}
