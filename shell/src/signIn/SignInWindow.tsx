import { Dialog } from '@campus/shared/overlay/Dialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFocus } from './StepFocus';

interface SignInWindowProps {
  step: 'signIn' | 'signUp' | 'password' | 'code';
  lead: string;
  children?: ReactNode;
  foot?: ReactNode;
}

/** The same window at every step; only what is in it changes. */
export function SignInWindow({ step, lead, children, foot }: SignInWindowProps) {
  const { t } = useTranslation('shell');
  const closeModal = useClientStore((state) => state.closeModal);
  return (
    <Dialog open onClose={closeModal} title={t(`${step}.title`)} description={lead}>
      <StepFocus key={step}>{children}</StepFocus>
      {foot}
    </Dialog>
  );
}
