import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { endSession, listSessions } from '@campus/shared/contract/auth/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { FormSection } from '@campus/shared/form/FormSection';
import { useFormat } from '@campus/shared/format/useFormat';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import styles from './Consents.module.css';

type OpenSession = CallOutput<typeof listSessions>[number];

/** «Chrome, Windows», as far as the device has said. */
function useDeviceName() {
  const { t } = useTranslation('participant');
  return ({ browser, system }: OpenSession) =>
    [browser && t(`profile.browser.${browser}`), system && t(`profile.system.${system}`)]
      .filter(Boolean)
      .join(', ') || t('profile.unknownDevice');
}

interface SessionRowProps {
  session: OpenSession;
  onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const device = useDeviceName()(session);
  const { id, ip, lastUsedAt, createdAt, isCurrent } = session;
  return (
    <li className={styles.consent} aria-labelledby={`session-${id}`}>
      <h3 id={`session-${id}`} className={styles.title}>
        {device}
      </h3>
      <p className={styles.facts}>
        {isCurrent ? (
          <Status tone="success">{t('profile.thisSession')}</Status>
        ) : (
          t('profile.lastUsed', { when: dateTime(lastUsedAt) })
        )}
      </p>
      <p className={styles.facts}>{t('profile.session', { ip, when: dateTime(createdAt) })}</p>
      {!isCurrent && (
        <div>
          <Button
            size="s"
            variant="ghost"
            aria-label={t('profile.endOne.label', { device })}
            onClick={onEnd}
          >
            {t('profile.endOne.action')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Where the account is open; nothing where the backend does not tell. */
export function Sessions() {
  const { t } = useTranslation('participant');
  const { data: sessions } = useCallQuery(listSessions);
  const { mutateAsync: end } = useCall(endSession);
  const { signOut } = useSession();
  const { ask, dialog } = useConfirmed();
  const nameOf = useDeviceName();
  if (!sessions) return null;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const endOthers = async () => {
    for (const { id } of others) await end({ params: { id } });
  };
  const leave = async () => {
    await endOthers();
    await signOut();
  };
  const endOne = (session: OpenSession) =>
    ask({
      words: (word) => t(`profile.endOne.${word}`, { device: nameOf(session) }),
      perform: () => end({ params: { id: session.id } }),
    });
  return (
    <FormSection title={t('profile.sessions')} lead={t('profile.sessionsLead')}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endOne(session)} />
        ))}
      </ul>
      {others.length > 0 && (
        <Stack direction="row" gap={3}>
          <Button
            variant="soft"
            onClick={() =>
              ask({ words: (word) => t(`profile.endAll.${word}`), perform: endOthers })
            }
          >
            {t('profile.endAll.open')}
          </Button>
          <Button
            variant="ghost"
            icon="logout"
            onClick={() => ask({ words: (word) => t(`profile.leave.${word}`), perform: leave })}
          >
            {t('profile.leave.open')}
          </Button>
        </Stack>
      )}
      {dialog}
    </FormSection>
  );
}
