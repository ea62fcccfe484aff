import { useSession } from '@campus/shared/remote/useSession';
import { useEffect } from 'react';
import { forgetOwnCopy } from './forgetOwnCopy';

/** With the session goes what was kept of the person, in whichever tab and way it ended. */
export function useForgottenCopy() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'guest') void forgetOwnCopy();
  }, [status]);
}
