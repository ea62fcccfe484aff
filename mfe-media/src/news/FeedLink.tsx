import { paths } from '@campus/shared/paths';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';

/** For feed readers: a file of the server and no screen, in the language of the page. */
export function FeedLink() {
  const { t } = useTranslation('media');
  const language = useClientStore((state) => state.currentLanguage);
  return (
    <ButtonLink
      to={paths.newsFeed(language)}
      reloadDocument
      variant="ghost"
      size="s"
      type="application/rss+xml"
    >
      {t('news.feed')}
    </ButtonLink>
  );
}
