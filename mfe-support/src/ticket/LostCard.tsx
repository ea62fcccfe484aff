import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { createTicket, type TicketReceipt } from '@campus/shared/contract/support/calls';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useIsHere } from '@campus/shared/record/useIsHere';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A receipt; of a ticket about a lost card it says what became of the card. */
export type AcceptedTicket = TicketReceipt & { isCardBlocked?: boolean };

interface LostCardProps {
  onAccepted: (receipt: AcceptedTicket) => void;
}

/** Blocks a lost card before anything is written; nothing where there is no card that works. */
export function LostCard({ onAccepted }: LostCardProps) {
  const { t } = useTranslation('support');
  const { data: card } = useCallQuery(getCampusCard);
  const notify = useClientStore((state) => state.notify);
  const isHere = useIsHere();
  const { mutateAsync, isPending, error, reset } = useCall(createTicket);
  /** Reported again, since the answer was lost, it is one ticket. */
  const [id] = useState(() => crypto.randomUUID());
  const [isAsked, setAsked] = useState(false);
  if (card?.status !== 'ACTIVE') return null;
  const end = card.number.slice(-4);
  const report = async () => {
    const words = { subject: t('lost.subject', { end }), text: t('lost.message', { end }) };
    try {
      const receipt = await mutateAsync({ body: { id, category: 'CARD_LOST', ...words } });
      if (isHere()) onAccepted(receipt);
      else notify({ tone: 'success', text: t('lost.done', { number: receipt.number }) });
    } catch {
      // Whoever has gone on would believe that the card is blocked.
      if (!isHere()) notify({ tone: 'danger', text: t('lost.failed') });
    }
  };
  const ask = () => {
    reset();
    setAsked(true);
  };
  return (
    <>
      <Button variant="danger" icon="lock" onClick={ask}>
        {t('lost.open')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('lost.title', { end })}
        text={t('lost.text')}
        confirmLabel={t('lost.action')}
        tone="danger"
        busy={isPending}
        onConfirm={() => void report()}
        onCancel={() => setAsked(false)}
      >
        {error && <Banner tone="danger">{error.message}</Banner>}
      </ConfirmDialog>
    </>
  );
}
