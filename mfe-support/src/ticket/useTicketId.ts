import type { ApiError } from '@campus/shared/api/ApiError';
import { useState } from 'react';

/** Sent again, since the answer was lost, a ticket without files is made once by the id that it keeps. */
export function useTicketId() {
  const [id, setId] = useState(() => crypto.randomUUID());
  const renew = () => setId(crypto.randomUUID());
  return {
    id,
    withId: <Values extends { id?: string | undefined }>(values: Values) => ({
      ...values,
      id: values.id ?? id,
    }),
    renew,
    /** What is written from here on is another ticket: the one that was made has other words. */
    onRefused: ({ code }: ApiError) => {
      if (code === 'TICKET_SENT' || code === 'TICKET_MADE') renew();
    },
  };
}
