import { useApi } from '@campus/shared/api/useApi';
import { createNotification, getNotification } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { titleOfCopy, useDuplicate } from '@campus/shared/record/useDuplicate';
import { useTranslation } from 'react-i18next';

const longestTitle = 120;

/** A draft with the same words for the same people, to be sent when somebody says so. */
export function useCopyNotification() {
  const { t } = useTranslation('support');
  const api = useApi();
  return useDuplicate({
    create: createNotification,
    copyOf: async (id) => {
      const original = await api(getNotification, { params: { id } });
      const { title, body, kind, channels, link, audience } = original;
      return {
        body: { title: titleOfCopy(title, longestTitle), body, kind, channels, link, audience },
      };
    },
    addressOf: ({ id }) => notificationPaths.notification(id),
    words: { done: t('mailings.copied'), failed: t('mailings.copyFailed') },
  });
}
