import { Head } from '@campus/shared/remote/Head';
import type { FeedDeclaration, Texts } from '@campus/shared/remote/RemoteDeclaration';
import { useClientStore } from '@campus/shared/stores/useClientStore';

interface DeclaredHeadProps {
  title: Texts;
  description?: Texts;
  keywords?: Texts;
  feed?: FeedDeclaration;
  isPrivate?: boolean;
  isPlaceholder?: boolean;
}

/** What a route says of its page before its screen is there to say more. */
export function DeclaredHead(props: DeclaredHeadProps) {
  const { title, description, keywords, feed, isPrivate, isPlaceholder } = props;
  const language = useClientStore((state) => state.currentLanguage);
  return (
    <Head
      title={title[language]}
      description={description?.[language]}
      keywords={keywords?.[language]}
      feed={feed && { path: feed.path, title: feed.title[language] }}
      isPrivate={isPrivate}
      isPlaceholder={isPlaceholder}
    />
  );
}
