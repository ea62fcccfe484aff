import { paths } from '@campus/shared/paths';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isWithin } from '@campus/shared/browser/linkKind';
import { StandInScreen } from './StandInScreen';

interface SignInPromptProps {
  /** Of the section that is asked for. */
  title: string;
}

/** Stands at the guarded address itself, so that whoever signs in is already there. */
export function SignInPrompt({ title }: SignInPromptProps) {
  const { t } = useTranslation('shell');
  const openModal = useClientStore((state) => state.openModal);
  const { pathname, search, hash } = useLocation();
  const next = pathname + search + hash;
  const toStaff = `${paths.staffSignIn()}?${new URLSearchParams({ next })}`;
  const actions = isWithin(pathname, paths.admin()) ? (
    <ButtonLink to={toStaff}>{t('prompt.staff')}</ButtonLink>
  ) : (
    <>
      <Button onClick={() => openModal('signIn')}>{t('prompt.signIn')}</Button>
      <Button variant="soft" onClick={() => openModal('signUp')}>
        {t('prompt.signUp')}
      </Button>
      <TextLink to={toStaff}>{t('prompt.staff')}</TextLink>
    </>
  );
  return (
    <StandInScreen
      icon="lock"
      title={t('prompt.title')}
      text={t('prompt.text', { title })}
      state="signedOut"
      actions={actions}
    />
  );
}
