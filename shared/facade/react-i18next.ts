/** The only part of react-i18next that the shell shares; a wider list is a shell release. */
export { I18nextProvider, initReactI18next, useTranslation } from '#real/react-i18next';
