import { paths } from '@campus/shared/paths';
import { TextLink } from '@campus/shared/ui/TextLink';

interface LegalLinkProps {
  label: string;
  /** Beside a form, which must not be left for it. */
  isNewTab?: boolean;
}

/** The document about personal data: a fixed address, as no consent may lead nowhere. */
export const LegalLink = ({ label, isNewTab }: LegalLinkProps) => (
  <TextLink to={paths.policy()} external={isNewTab}>
    {label}
  </TextLink>
);
