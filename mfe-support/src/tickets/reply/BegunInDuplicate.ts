import { useDraft } from '@campus/shared/form/useDraft';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';

/** Of a reply that is being written in a ticket. */
export const replyDraft = (ticketId: string) => `support.reply.${ticketId}`;

export interface BegunReply {
  text: string;
  /** That it was to have, where files were added to it. */
  id?: string | undefined;
}

const blank: BegunReply = { text: '' };

interface BegunInDuplicateProps {
  /** Of the duplicate. */
  ticketId: string;
  onFound: (begun: BegunReply) => void;
}

/** Takes out what its owner had begun to write in a duplicate: nothing can be sent from there. */
export function BegunInDuplicate({ ticketId, onFound }: BegunInDuplicateProps) {
  const form = useForm({ defaultValues: blank });
  const key = replyDraft(ticketId);
  const draft = useDraft({ form, defaultValues: blank, key, omits: [], outlives: true });
  const { isRestored } = draft;
  const take = useEffectEvent(() => {
    onFound(form.getValues());
    draft.forget();
  });
  useEffect(() => {
    if (isRestored) take();
  }, [isRestored]);
  return null;
}
