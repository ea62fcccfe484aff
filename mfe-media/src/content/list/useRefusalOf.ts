import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import { useTranslation } from 'react-i18next';
import { mayBecome } from './mayBecome';

/** Why a record cannot go from one state to another, and what to do instead; nothing where it can. */
export function useRefusalOf() {
  const { t } = useTranslation('media');
  return (from: PublicationStatus, to: PublicationStatus) => {
    if (mayBecome(from, to)) return undefined;
    if (from === to) return t(`desk.already.${to}`);
    return t(`desk.refused.${from}`);
  };
}
