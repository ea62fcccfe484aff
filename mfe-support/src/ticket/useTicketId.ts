import type { ApiError } from '@campus/shared/api/ApiError';
import { ownFiles } from '@campus/shared/attachments/useOwnFiles';
import { storedText } from '@campus/shared/browser/storedText';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { useSession } from '@campus/shared/remote/useSession';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

type DraftOf = Pick<CallForm<FieldValues, unknown>, 'draft'>;

/**
 * Sent again, since the answer was lost, a ticket is made once by the id that it keeps, with files or
 * without. With the draft of the form it outlives a reload.
 */
export function useTicketId(draft: string) {
  const { id: owner } = useSession();
  const [id, setId] = useState(() => crypto.randomUUID());
  const sent = storedText(`campus.draft.${draft}.id.${owner ?? ''}`);
  const renew = () => {
    sent.write(null);
    setId(crypto.randomUUID());
  };
  const idOf = (form: DraftOf) => (form.draft?.isRestored && sent.read()) || id;
  return {
    /** That the ticket will have, to which its files go. */
    idOf,
    withId: <Values extends { id?: string | undefined }>(values: Values, form: DraftOf) => {
      const own = values.id ?? idOf(form);
      sent.write(own);
      return { ...values, id: own };
    },
    renew,
    /** What is written from here on is another ticket: the one that was made has other words, and the files. */
    onRefused: ({ code }: ApiError) => {
      if (code !== 'TICKET_SENT' && code !== 'TICKET_MADE') return;
      ownFiles.change(sent.read() ?? id, () => []);
      renew();
    },
  };
}
