import type { IdentityStatus } from '@campus/shared/contract/people/machine';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

const tones: Record<IdentityStatus, ComponentProps<typeof Status>['tone']> = {
  EMPTY: 'neutral',
  FILLED: 'info',
  VERIFIED: 'success',
  MISMATCH: 'danger',
};

export function IdentityState({ status }: { status: IdentityStatus }) {
  const { t } = useTranslation('participant');
  return <Status tone={tones[status]}>{t(`identityStatus.${status}`)}</Status>;
}
