import { useApi } from '@campus/shared/api/useApi';
import { getPartner, updatePartner } from '@campus/shared/contract/partners';
import type { BulkAction, BulkRun } from '@campus/shared/table/BulkBar';
import { oneByOne } from '@campus/shared/table/oneByOne';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { partnerRequest } from './partnerRequest';

/** Shows or hides the chosen partners. The next synchronisation would undo it, so it is locked. */
export function useShowActions(): BulkAction[] {
  const { t } = useTranslation('media');
  const api = useApi();

  const setShown = (isActive: boolean) => async (id: string) => {
    const request = partnerRequest(await api(getPartner, { params: { id } }));
    const lockedFields = [...new Set([...request.lockedFields, 'isActive' as const])];
    await api(updatePartner, { params: { id }, body: { ...request, isActive, lockedFields } });
  };
  const { mutateAsync } = useMutation({
    mutationFn: ({ isActive, given }: { isActive: boolean; given: Parameters<BulkRun> }) =>
      oneByOne(setShown(isActive))(...given),
    meta: { invalidates: updatePartner.invalidates },
  });
  return (['show', 'hide'] as const).map((deed) => ({
    label: t(`partnerDesk.${deed}.label`),
    icon: deed === 'show' ? 'eye' : 'eye-off',
    run: (...given) => mutateAsync({ isActive: deed === 'show', given }),
    confirm: (count) => ({
      title: t(`partnerDesk.${deed}.title`, { count }),
      text: t(`partnerDesk.${deed}.text`),
    }),
  }));
}
