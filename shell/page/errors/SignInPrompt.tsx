import { paths } from '@campus/shared/paths';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isWithin } from '../layout/isWithin';

/** Stands at the guarded address itself, so that whoever signs in is already there. */
export function SignInPrompt({ title }: { title: string }) {
  const { t } = useTranslation('shell');
  const openModal = useClientStore((state) => state.openModal);
  const { pathname, search, hash } = useLocation();
  const next = pathname + search + hash;
  const toStaff = `${paths.staffSignIn()}?${new URLSearchParams({ next })}`;
  const isForStaff = isWithin(pathname, paths.admin());
  const action = isForStaff ? (
    <ButtonLink to={toStaff}>{t('prompt.staff')}</ButtonLink>
  ) : (
    <Stack align="center">
      <Stack direction="row" gap={3} justify="center">
        <Button onClick={() => openModal('signIn')}>{t('prompt.signIn')}</Button>
        <Button variant="soft" onClick={() => openModal('signUp')}>
          {t('prompt.signUp')}
        </Button>
      </Stack>
      <TextLink to={toStaff}>{t('prompt.staff')}</TextLink>
    </Stack>
  );
  return (
    <Screen title={title} state="signedOut">
      <EmptyState icon="lock" title={t('prompt.title')} text={t('prompt.text')} action={action} />
    </Screen>
  );
}
