import { useTranslation } from 'react-i18next';

/** What the log says in its own codes, in words; a code that this release does not know stays as it is. */
export function useKnownText() {
  const { t, i18n } = useTranslation('participant');
  return (kind: 'action' | 'field' | 'value', code: string) => {
    const key = `humanLog.${kind}.${code.replaceAll('.', '-')}`;
    const isCode = /^[\w.]+$/.test(code);
    return isCode && i18n.exists(key, { ns: 'participant' }) ? t(key) : code;
  };
}
