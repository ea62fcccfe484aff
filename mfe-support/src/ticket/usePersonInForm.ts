import { useSession } from '@campus/shared/remote/useSession';
import { useEffect } from 'react';
import type { TicketFormControl } from './useTicketForm';

/** Writes in what we know of a signed-in person, never over what they have typed. */
export function usePersonInForm(form: TicketFormControl) {
  const { person } = useSession();
  const known = person?.kind === 'HUMAN' ? person : undefined;
  const email = known?.email ?? '';
  const name = [known?.firstName, known?.lastName].filter(Boolean).join(' ');

  useEffect(() => {
    if (name && !form.getValues('guestName')) form.setValue('guestName', name);
    if (email && !form.getValues('guestEmail')) form.setValue('guestEmail', email);
  }, [form, name, email]);
}
