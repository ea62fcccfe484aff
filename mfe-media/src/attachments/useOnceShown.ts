import { useValue } from '@campus/shared/form/useValue';
import { useState } from 'react';

/** The cover and the picture of links, also those that were replaced here: no attachments, any of them. */
export function useOnceShown(): readonly string[] {
  const now = [useValue('coverId'), useValue('seo.ogImageId')];
  const [seen, setSeen] = useState<readonly string[]>([]);
  const added = now.filter((id) => typeof id === 'string').filter((id) => !seen.includes(id));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen;
}
