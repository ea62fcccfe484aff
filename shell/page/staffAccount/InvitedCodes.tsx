import type { CallOutput } from '@campus/shared/contract/call';
import type { acceptInvitation } from '@campus/shared/contract/staff/invitationCalls';
import { useSession } from '@campus/shared/remote/useSession';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes } from './RecoveryCodes';
import { useArrival } from './useArrival';

interface InvitedCodesProps {
  accepted: CallOutput<typeof acceptInvitation>;
  codes: readonly string[];
  onDone: () => void;
}

/** The codes for a lost phone, and in; whoever has signed in meanwhile is not signed in over. */
export function InvitedCodes({ accepted, codes, onDone }: InvitedCodesProps) {
  const { t } = useTranslation('staffAccount');
  const arrive = useArrival();
  const isGuest = useSession().status === 'guest';
  const leave = () => {
    onDone();
    document.getElementById('screen-title')?.focus();
  };
  return (
    <RecoveryCodes
      codes={codes}
      level="h2"
      doneLabel={t(isGuest ? 'welcome.kept' : 'codes.kept')}
      onDone={isGuest ? () => arrive(accepted) : leave}
    />
  );
}
