import { AccountEntries } from '@campus/shared/account/AccountEntries';
import { isUnknown } from '@campus/shared/api/isUnknown';
import { useApi } from '@campus/shared/api/useApi';
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
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

type OpenSession = CallOutput<typeof listSessions>[number];

/** «Chrome, Windows», as far as the device has said. */
function useDeviceName() {
  const { t } = useTranslation('shared');
  return ({ browser, system }: OpenSession) =>
    [browser && t(`sessions.browser.${browser}`), system && t(`sessions.system.${system}`)]
      .filter(Boolean)
      .join(', ') || t('sessions.unknownDevice');
}

/** Ends a session. The list is as old as its screen: one that has ended meanwhile is as it was wanted. */
function useEnd() {
  const api = useApi();
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) =>
      api(endSession, { params: { id } }).catch((error: unknown) => {
        if (!isUnknown(error)) throw error;
      }),
    meta: { invalidates: endSession.invalidates },
  });
  return mutateAsync;
}

/** Where the account is open; nothing where the backend does not tell. */
export function Sessions() {
  const { t } = useTranslation('shared');
  const { data: sessions } = useCallQuery(listSessions);
  const end = useEnd();
  const { signOut } = useSession();
  const { ask, dialog } = useConfirmed();
  const { dateTime } = useFormat();
  const nameOf = useDeviceName();
  if (!sessions) return null;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const endOthers = async () => {
    for (const { id } of others) await end(id);
  };
  const leave = async () => {
    await endOthers();
    await signOut();
  };
  const endOne = (session: OpenSession) =>
    ask({
      words: (word) => t(`sessions.endOne.${word}`, { device: nameOf(session) }),
      perform: () => end(session.id),
    });
  return (
    <FormSection title={t('sessions.title')} lead={t('sessions.lead')}>
      <AccountEntries
        entries={sessions.map((session) => {
          const { id, ip, lastUsedAt, createdAt, isCurrent } = session;
          const device = nameOf(session);
          return {
            id,
            title: device,
            facts: [
              isCurrent ? (
                <Status tone="success">{t('sessions.current')}</Status>
              ) : (
                t('sessions.lastUsed', { when: dateTime(lastUsedAt) })
              ),
              t('sessions.begun', { ip, when: dateTime(createdAt) }),
            ],
            actions: !isCurrent && (
              <div>
                <Button
                  size="s"
                  variant="ghost"
                  aria-label={t('sessions.endOne.label', { device })}
                  onClick={() => endOne(session)}
                >
                  {t('sessions.endOne.action')}
                </Button>
              </div>
            ),
          };
        })}
      />
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
