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
import styles from './Sessions.module.css';

type OpenSession = CallOutput<typeof listSessions>[number];

/** «Chrome, Windows», as far as the device has said. */
function useDeviceName() {
  const { t } = useTranslation('shared');
  return ({ browser, system }: OpenSession) =>
    [browser && t(`sessions.browser.${browser}`), system && t(`sessions.system.${system}`)]
      .filter(Boolean)
      .join(', ') || t('sessions.unknownDevice');
}

interface SessionRowProps {
  session: OpenSession;
  onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('shared');
  const { dateTime } = useFormat();
  const device = useDeviceName()(session);
  const { id, ip, lastUsedAt, createdAt, isCurrent } = session;
  return (
    <li className={styles.session} aria-labelledby={`session-${id}`}>
      <h3 id={`session-${id}`} className={styles.title}>
        {device}
      </h3>
      <p className={styles.facts}>
        {isCurrent ? (
          <Status tone="success">{t('sessions.current')}</Status>
        ) : (
          t('sessions.lastUsed', { when: dateTime(lastUsedAt) })
        )}
      </p>
      <p className={styles.facts}>{t('sessions.begun', { ip, when: dateTime(createdAt) })}</p>
      {!isCurrent && (
        <div>
          <Button
            size="s"
            variant="ghost"
            aria-label={t('sessions.endOne.label', { device })}
            onClick={onEnd}
          >
            {t('sessions.endOne.action')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Where the account is open; nothing where the backend does not tell. */
export function Sessions() {
  const { t } = useTranslation('shared');
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
      words: (word) => t(`sessions.endOne.${word}`, { device: nameOf(session) }),
      perform: () => end({ params: { id: session.id } }),
    });
  return (
    <FormSection title={t('sessions.title')} lead={t('sessions.lead')}>
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
              ask({ words: (word) => t(`sessions.endAll.${word}`), perform: endOthers })
            }
          >
            {t('sessions.endAll.open')}
          </Button>
          <Button
            variant="ghost"
            icon="logout"
            onClick={() => ask({ words: (word) => t(`sessions.leave.${word}`), perform: leave })}
          >
            {t('sessions.leave.open')}
          </Button>
        </Stack>
      )}
      {dialog}
    </FormSection>
  );
}
