import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';

/** People are signed up for events on sites of their organisers. */
export function SignUpLink({ to }: { to: string }) {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  return (
    <ButtonLink to={to} target="_blank" rel="noopener noreferrer" size="s" icon="external">
      {t('events.register')}
      <span className="visually-hidden"> {shared('opensInNewTab')}</span>
    </ButtonLink>
  );
}
