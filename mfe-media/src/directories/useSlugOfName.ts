import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { slugOfTag } from './slugOfTag';

interface Named {
  name: { ru: string };
  slug: string;
}

/** The address follows the name until somebody writes another one. */
export function useSlugOfName(isNew: boolean) {
  const { control, getValues, setValue, formState } = useFormContext<Named>();
  const name = useWatch({ control, name: 'name.ru' });
  const before = useRef(name);
  const { isSubmitted } = formState;
  useEffect(() => {
    const isOurs = isNew && getValues('slug') === slugOfTag(before.current);
    if (isOurs && name !== before.current)
      setValue('slug', slugOfTag(name), { shouldDirty: true, shouldValidate: isSubmitted });
    before.current = name;
  }, [isNew, name, isSubmitted, getValues, setValue]);
}
