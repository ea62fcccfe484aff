import type { HeadValues } from '@campus/shared/remote/headTags';
import { HeadsContext } from '@campus/shared/remote/HeadsContext';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useContext, useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';

interface HeadProps extends HeadValues {
  /** What stands here until the record behind the address is known. */
  isPlaceholder?: boolean;
}

/**
 * The head of the page while this is mounted. Within it another may say more: the deepest counts,
 * field by field, and what it hid comes back when it goes.
 */
export function Head({ isPlaceholder, ...values }: HeadProps) {
  const { title, description, keywords, viewport, ogTitle, ogDescription, ogImage, isPrivate } =
    values;
  const { feed, structured, canonical } = values;
  const { path: feedPath, title: feedTitle = '' } = feed ?? {};
  const heads = useContext(HeadsContext);
  const id = useId();
  const language = useClientStore((state) => state.currentLanguage);
  const { pathname: path } = useLocation();

  useEffect(() => () => heads?.remove(id), [heads, id]);
  useEffect(() => {
    const own = { title, description, keywords, viewport, ogTitle, ogDescription, ogImage };
    const forMachines = {
      canonical,
      structured,
      feed: feedPath ? { path: feedPath, title: feedTitle } : undefined,
    };
    const all = { ...own, ...forMachines, isPrivate };
    heads?.put(id, { values: all, isPlaceholder, language, path });
  }, [
    heads,
    id,
    language,
    path,
    title,
    description,
    keywords,
    viewport,
    ogTitle,
    ogDescription,
    ogImage,
    isPrivate,
    feedPath,
    feedTitle,
    structured,
    canonical,
    isPlaceholder,
  ]);
  return null;
}
