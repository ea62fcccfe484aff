import { useApi } from '@campus/shared/api/useApi';
import { endOverrides } from '@campus/shared/contract/overrides';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedOverrides } from '../remotes/Plan';
import { claimsOf } from '../session/claimsOf';
import { useCookies } from '../session/useCookies';

/** Back to what everybody runs: when asked to, and when the person is gone or is another one. */
export function useLeave({ by }: PlannedOverrides, reload: () => void) {
  const api = useApi();
  const { t } = useTranslation('overrides');
  const notify = useClientStore((state) => state.notify);
  const { authToken } = useCookies();
  const { status, id } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);

  const end = useCallback(async () => {
    await api(endOverrides);
    // What is loaded stays loaded, so the page begins anew.
    reload();
  }, [api, reload]);

  useEffect(() => {
    const isOwn = claimsOf(authToken.read() ?? '').subject === by;
    if (status === 'guest' || !isOwn) end().catch(() => undefined);
  }, [authToken, by, end, id, status]);

  const leave = () => {
    setIsLeaving(true);
    end().catch(() => {
      setIsLeaving(false);
      notify({ tone: 'danger', text: t('failed') });
    });
  };
  return { leave, isLeaving };
}
