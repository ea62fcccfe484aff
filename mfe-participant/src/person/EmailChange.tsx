import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
} from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';

/** An e-mail that waits for a second member of staff; nothing where the backend does not tell. */
export function EmailChange({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const session = useSession();
  const enabled = mayUse(session, getEmailChange.access);
  const params = { id: humanId };
  const { data: change } = useCallQuery(getEmailChange, { params }, { enabled });
  const { mutateAsync: confirm } = useCall(confirmEmailChange);
  const { mutateAsync: cancel } = useCall(cancelEmailChange);
  const { ask, dialog } = useConfirmed();
  if (!change) return dialog;
  const { email, requestedBy, requestedAt, expiresAt } = change;
  const isOwn = requestedBy.id === session.id;
  const askFor = (deed: 'confirm' | 'cancel') =>
    ask({
      words: (word) => t(`person.emailChange.${deed}.${word}`, { email }),
      perform: () => (deed === 'confirm' ? confirm({ params }) : cancel({ params })),
    });
  return (
    <>
      <Banner
        tone="warning"
        title={t('person.emailChange.title', { email })}
        action={
          mayUse(session, confirmEmailChange.access) && (
            <Stack direction="row" gap={2}>
              {!isOwn && (
                <Button size="s" onClick={() => askFor('confirm')}>
                  {t('person.emailChange.confirm.action')}
                </Button>
              )}
              <Button size="s" variant="soft" onClick={() => askFor('cancel')}>
                {t('person.emailChange.cancel.action')}
              </Button>
            </Stack>
          )
        }
      >
        {t('person.emailChange.text', {
          name: requestedBy.name,
          when: dateTime(requestedAt),
          until: dateTime(expiresAt),
        })}{' '}
        {isOwn && t('person.emailChange.own')}
      </Banner>
      {dialog}
    </>
  );
}
