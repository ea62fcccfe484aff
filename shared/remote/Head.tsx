import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useEffect } from 'react';

interface HeadProps {
  title: string;
  description?: string;
}

const siteNames = { ru: 'Кампус', en: 'Campus' };

function setMeta(name: string, content: string) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

/** The page's title and description; the server has set the same ones for readers without scripts. */
export function Head({ title, description }: HeadProps) {
  const siteName = siteNames[useClientStore((state) => state.currentLanguage)];
  useEffect(() => {
    document.title = title === siteName ? title : `${title} · ${siteName}`;
    if (description) setMeta('description', description);
  }, [title, description, siteName]);
  return null;
}
