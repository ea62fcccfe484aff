import type { TicketReceipt } from '@campus/shared/contract/tickets';
import { Screen } from '@campus/shared/ui/Screen';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TicketAccepted } from './TicketAccepted';
import { TicketForm } from './TicketForm';

export function NewTicketScreen() {
  const { t } = useTranslation('support');
  const [receipt, setReceipt] = useState<TicketReceipt | null>(null);
  if (receipt) return <TicketAccepted receipt={receipt} onAnother={() => setReceipt(null)} />;
  return (
    <Screen title={t('form.title')} lead={t('form.lead')} width="narrow">
      <Surface padding="l">
        <TicketForm onAccepted={setReceipt} />
      </Surface>
    </Screen>
  );
}
