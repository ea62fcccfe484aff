import { useCall } from '@campus/shared/api/useCall';
import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { createTicket } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Blocks the card at once: that is what a ticket about a lost one does. */
export function LostCard({ card }: { card: CampusCard }) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useCall(createTicket);

  const report = () => {
    const end = card.number.slice(-4);
    const body = {
      category: 'CARD_LOST',
      subject: t('lost.subject', { end }),
      text: t('lost.message', { end }),
    } as const;
    mutate(
      { body },
      {
        onSuccess: ({ number }) => {
          setAsked(false);
          notify({ tone: 'success', text: t('lost.done', { number }) });
        },
      },
    );
  };
  const close = () => {
    reset();
    setAsked(false);
  };
  return (
    <>
      <Button variant="ghost" icon="lock" onClick={() => setAsked(true)}>
        {t('lost.action')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={t('lost.title')}
        text={t('lost.text')}
        confirmLabel={t('lost.confirm')}
        busy={isPending}
        onConfirm={report}
        onCancel={close}
      >
        {error && (
          <Banner tone="danger">
            <p>{error.message}</p>
            <TextLink to={supportPaths.newTicket('CARD_LOST')}>{t('lost.write')}</TextLink>
          </Banner>
        )}
      </ConfirmDialog>
    </>
  );
}
