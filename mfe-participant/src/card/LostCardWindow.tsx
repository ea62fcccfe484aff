import { useCall } from '@campus/shared/api/useCall';
import type { CampusCard as Card } from '@campus/shared/contract/cards/calls';
import { createTicket } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useIsHere } from '@campus/shared/record/useIsHere';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LostCardWindowProps {
  card: Card;
  isOpen: boolean;
  onClose: () => void;
}

/** Blocks the card at once: that is what a ticket about a lost one does. */
export function LostCardWindow({ card, isOpen, onClose }: LostCardWindowProps) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const isHere = useIsHere();
  const { mutateAsync, isPending, error, reset } = useCall(createTicket);
  // Reported again, since the answer was lost, it is one loss.
  const [id, setId] = useState(() => crypto.randomUUID());

  const report = async () => {
    const end = card.number.slice(-4);
    const body = {
      id,
      category: 'CARD_LOST',
      subject: t('lost.subject', { end }),
      text: t('lost.message', { end }),
    } as const;
    try {
      const { number } = await mutateAsync({ body });
      setId(crypto.randomUUID());
      onClose();
      notify({ tone: 'success', text: t('lost.done', { number }) });
    } catch {
      // Whoever has gone on would believe that the card is blocked.
      if (!isHere()) notify({ tone: 'danger', text: t('lost.failed') });
    }
  };
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={isOpen}
      tone="danger"
      title={t('lost.title')}
      text={t('lost.text')}
      confirmLabel={t('lost.confirm')}
      busy={isPending}
      onConfirm={() => void report()}
      onCancel={close}
    >
      {error && (
        <Banner tone="danger">
          <p>{error.message}</p>
          <TextLink to={supportPaths.newTicket('CARD_LOST')}>{t('lost.write')}</TextLink>
        </Banner>
      )}
    </ConfirmDialog>
  );
}
