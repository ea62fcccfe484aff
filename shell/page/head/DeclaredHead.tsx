import { Head } from '@campus/shared/remote/Head';
import type { FeedDeclaration, PageDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { wordsOfPage } from './wordsOfPage';

interface DeclaredHeadProps {
  page: PageDeclaration;
  feed?: FeedDeclaration;
  isPrivate?: boolean;
  isPlaceholder?: boolean;
}

/** What a route says of its page before its screen is there to say more. */
export function DeclaredHead({ page, feed, isPrivate, isPlaceholder }: DeclaredHeadProps) {
  const language = useClientStore((state) => state.currentLanguage);
  return (
    <Head
      {...wordsOfPage(page, language)}
      feed={feed && { path: feed.path, title: feed.title[language] }}
      isPrivate={isPrivate}
      isPlaceholder={isPlaceholder}
    />
  );
}
