import { useTranslation } from 'react-i18next';

/** The words that a branch of the texts has for a code of the server; none for one that this release does not know. */
export function useCodeText() {
  const { t, i18n } = useTranslation('admin-users');
  return (branch: string, code: string) => {
    const key = `${branch}.${code.replaceAll('.', '-')}`;
    // i18next would take a colon for the end of a namespace.
    const isCode = /^[\w.]+$/.test(code);
    return isCode && i18n.exists(key, { ns: 'admin-users' }) ? t(key) : undefined;
  };
}
