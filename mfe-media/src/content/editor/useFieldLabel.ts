import { useTranslation } from 'react-i18next';

const inEnglish = /\.en$/;
const language = /\.(ru|en)$/;

/** What a field of the contract is called on the screen; English ones say so. */
export function useFieldLabel() {
  const { t } = useTranslation('media');
  return (name: string) => {
    const label = t(`editor.names.${name.replace(language, '')}`);
    return inEnglish.test(name) ? t('editor.names.inEnglish', { label }) : label;
  };
}
