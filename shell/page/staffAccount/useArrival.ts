import { paths } from '@campus/shared/paths';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useEntered } from '../signIn/useEntered';

/** Signs in by the session that the link has opened, and leads to the first section. */
export function useArrival() {
  const { t } = useTranslation('staffAccount');
  const entered = useEntered();
  const navigate = useNavigate();
  const sayFailed = useFailureNotice();
  return ({ authToken }: { authToken: string }) => {
    try {
      entered({ authToken });
      void navigate(paths.admin(), { replace: true });
    } catch (error) {
      sayFailed(error, t('welcome.failed'));
    }
  };
}
