import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { endSession, listSessions } from '@campus/shared/contract/auth/calls';
import { FormSection } from '@campus/shared/form/FormSection';
import { useFormat } from '@campus/shared/format/useFormat';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Button } from '@campus/shared/ui/Button';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import styles from './Consents.module.css';

/** Where the account is open; nothing where the backend does not tell. */
export function Sessions() {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const { data: sessions } = useCallQuery(listSessions);
  const { mutateAsync: end } = useCall(endSession);
  const { ask, dialog } = useConfirmed();
  if (!sessions) return null;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const endAll = async () => {
    for (const { id } of others) await end({ params: { id } });
  };
  return (
    <FormSection title={t('profile.sessions')} lead={t('profile.sessionsLead')}>
      <ul className={styles.list}>
        {sessions.map(({ id, ip, lastUsedAt, createdAt, isCurrent }) => (
          <li key={id} className={styles.consent}>
            <p className={styles.title}>
              {t('profile.session', { ip, when: dateTime(createdAt) })}
            </p>
            <p className={styles.facts}>
              {isCurrent ? (
                <Status tone="success">{t('profile.thisSession')}</Status>
              ) : (
                t('profile.lastUsed', { when: dateTime(lastUsedAt) })
              )}
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button
            variant="soft"
            icon="logout"
            onClick={() => ask({ words: (word) => t(`profile.endAll.${word}`), perform: endAll })}
          >
            {t('profile.endAll.open')}
          </Button>
        </div>
      )}
      {dialog}
    </FormSection>
  );
}
