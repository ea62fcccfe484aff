import type { Notification } from '@campus/shared/contract/notifications/records';
import { useTranslation } from 'react-i18next';

/** What it is called in the reader's language, or in Russian where nobody has translated it. */
export function useNotificationTitle() {
  const { t, i18n } = useTranslation('support');
  const isEnglish = i18n.language.startsWith('en');
  return ({ title }: Pick<Notification, 'title'>) => {
    const lang = isEnglish && title.en ? 'en' : 'ru';
    const words = title[lang];
    return words ? { words, lang } : { words: t('mailings.untitled'), lang: undefined };
  };
}
