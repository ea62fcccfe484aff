import { useCall } from '@campus/shared/api/useCall';
import type { CallInput } from '@campus/shared/contract/call';
import { startOverride } from '@campus/shared/contract/releases/calls';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';

/** Runs a release in this browser alone; only a new page has it. */
export function useOpenAlone() {
  const { t } = useTranslation('admin-users');
  const { mutateAsync } = useCall(startOverride);
  const sayFailed = useFailureNotice();
  return async (body: CallInput<typeof startOverride>['body']) => {
    try {
      await mutateAsync({ body });
      window.location.reload();
    } catch (error) {
      sayFailed(error, t('releases.openAloneFailed'));
    }
  };
}
