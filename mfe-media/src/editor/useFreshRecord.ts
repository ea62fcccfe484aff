import { useEffect, useEffectEvent } from 'react';
import type { Path } from 'react-hook-form';
import { fieldNames } from '../conflict/fieldNames';
import type { ContentRecord } from '../desk/ContentRecord';
import type { ContentForm } from '../editing/useContentForm';
import type { ContentValues } from '../editing/ContentValues';
import { valuesOf } from '../editing/valuesOf';

type Name = Path<ContentValues>;

/** What somebody else saved is shown at once, unless something of mine would be lost by it. */
export function useFreshRecord(form: ContentForm, record: ContentRecord | null) {
  const adopt = useEffectEvent((fresh: ContentRecord) => {
    const isNewer = fresh.version > form.getValues('version');
    // What the last render knew may be older than a draft that has just been given back.
    const isClean = !fieldNames.some((name) => form.getFieldState(name as Name).isDirty);
    if (isNewer && isClean) form.reset(valuesOf(fresh));
  });
  useEffect(() => {
    if (record) adopt(record);
  }, [record]);
}
