import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listFooterLinks } from '@campus/shared/contract/settings/calls';
import { TextLink } from '@campus/shared/ui/TextLink';
import { linkKind } from '@campus/shared/browser/linkKind';

interface LegalLinkProps {
  label: string;
  /** Beside a form, which must not be left for it. */
  isNewTab?: boolean;
}

/** The first document of this site that the footer names, if there is one. */
export function LegalLink({ label, isNewTab }: LegalLinkProps) {
  const { data: links = [] } = useCallQuery(listFooterLinks);
  const [document] = links
    .filter(({ group, url }) => group === 'LEGAL' && linkKind(url) === 'own')
    .toSorted((a, b) => a.position - b.position);
  return (
    document && (
      <TextLink to={document.url} external={isNewTab}>
        {label}
      </TextLink>
    )
  );
}
