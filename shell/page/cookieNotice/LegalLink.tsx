import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listFooterLinks } from '@campus/shared/contract/settings/calls';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { linkKind } from '../layout/linkKind';

/** The first document of this site that the footer names, if there is one. */
export function LegalLink() {
  const { t } = useTranslation('shell');
  const { data: links = [] } = useCallQuery(listFooterLinks);
  const [document] = links
    .filter(({ group, url }) => group === 'LEGAL' && linkKind(url) === 'own')
    .toSorted((a, b) => a.position - b.position);
  return document && <TextLink to={document.url}>{t('cookies.more')}</TextLink>;
}
