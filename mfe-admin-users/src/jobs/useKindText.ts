import { useTranslation } from 'react-i18next';

/** Milliseconds between the askings: whoever waits for a retry sees what became of it. */
export const often = 10_000;

/** What a kind of job is called; one that this release does not know keeps its own name. */
export function useKindText() {
  const { t, i18n } = useTranslation('admin-users');
  return (name: string) => {
    const key = `jobs.kind.${name.replaceAll('.', '-')}`;
    return /^[\w.]+$/.test(name) && i18n.exists(key, { ns: 'admin-users' }) ? t(key) : name;
  };
}
