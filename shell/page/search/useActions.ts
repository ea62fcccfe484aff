import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { themes, type Appearance } from '../appearance/Appearance';
import { useAppearance } from '../appearance/useAppearance';
import { useLanguageSwitch } from '../language/useLanguageSwitch';
import type { Choice } from './Choice';

const themeIcons = { system: 'contrast', light: 'sun', dark: 'moon' } as const;

/** What can be done from anywhere. */
export function useActions(onHelp: () => void): Choice[] {
  const { t } = useTranslation('shell');
  const session = useSession();
  const openModal = useClientStore((state) => state.openModal);
  const language = useClientStore((state) => state.currentLanguage);
  const switchLanguage = useLanguageSwitch();
  const [appearance, change] = useAppearance();
  const otherLanguage = language === 'ru' ? 'en' : 'ru';

  const themeAction = (theme: Appearance['theme']): Choice => ({
    id: `theme-${theme}`,
    icon: themeIcons[theme],
    title: t(`search.theme.${theme}`),
    otherWords: t('appearance.title'),
    run: () => change({ ...appearance, theme }),
  });
  const door: Choice =
    session.status === 'guest'
      ? { id: 'sign-in', icon: 'user', title: t('person.signIn'), run: () => openModal('signIn') }
      : {
          id: 'sign-out',
          icon: 'logout',
          title: t('person.signOut'),
          run: () => void session.signOut(),
        };
  return [
    {
      id: 'language',
      icon: 'globe',
      title: t('search.otherLanguage'),
      otherWords: `${t('language.label')} ${otherLanguage}`,
      run: () => void switchLanguage(otherLanguage),
    },
    ...(appearance.vision ? [] : themes.filter((one) => one !== appearance.theme).map(themeAction)),
    { id: 'keyboard', icon: 'help', title: t('keyboard.title'), run: onHelp },
    door,
  ];
}
