import type { ApiError } from '@campus/shared/api/ApiError';
import { storedText } from '@campus/shared/browser/storedText';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { useSession } from '@campus/shared/remote/useSession';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

/**
 * Sent again, since the answer was lost, a ticket without files is made once by the id that it keeps.
 * With the draft of the form it outlives a reload.
 */
export function useTicketId(draft: string) {
  const { id: owner } = useSession();
  const [id, setId] = useState(() => crypto.randomUUID());
  const sent = storedText(`campus.draft.${draft}.id.${owner ?? ''}`);
  const renew = () => {
    sent.write(null);
    setId(crypto.randomUUID());
  };
  return {
    withId: <Values extends { id?: string | undefined }>(
      values: Values,
      form: Pick<CallForm<FieldValues, unknown>, 'draft'>,
    ) => {
      const own = values.id ?? ((form.draft?.isRestored && sent.read()) || id);
      sent.write(own);
      return { ...values, id: own };
    },
    renew,
    /** What is written from here on is another ticket: the one that was made has other words. */
    onRefused: ({ code }: ApiError) => {
      if (code === 'TICKET_SENT' || code === 'TICKET_MADE') renew();
    },
  };
}
