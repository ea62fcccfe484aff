import type { CallOutput } from '@campus/shared/contract/call';
import { useCopy } from '@campus/shared/browser/useCopy';
import type { enrolInvited } from '@campus/shared/contract/staff/invitationCalls';
import { QrCode } from '@campus/shared/qr/QrCode';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import styles from './staffAccount.module.css';

export type Enrolment = CallOutput<typeof enrolInvited>['totpEnrolment'];

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The key for the app: to be scanned, and as a text for whoever has the app on this device. */
export function AuthenticatorKey({ enrolment: { uri, secret } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('staffAccount');
  const copy = useCopy();
  const words = { done: t('key.copied'), failed: t('key.copyFailed') };
  return (
    <Stack gap={4}>
      <p>{t('key.scan')}</p>
      <div className={styles.qr}>
        <QrCode token={uri} label={t('key.qr')} />
      </div>
      <p id="authenticator-key">{t('key.type')}</p>
      <code className={styles.secret} aria-labelledby="authenticator-key">
        {inGroups(secret)}
      </code>
      <div>
        <Button size="s" variant="soft" icon="copy" onClick={() => void copy(secret, words)}>
          {t('key.copy')}
        </Button>
      </div>
    </Stack>
  );
}
