import { useTranslation } from 'react-i18next';

interface Counts {
  created: number;
  updated: number;
  deactivated: number;
  skipped?: number;
}

/** What a run has done, in words; nothing is worth a word of its own. */
export function useRunWords() {
  const { t } = useTranslation('media');
  return ({ created, updated, deactivated, skipped = 0 }: Counts) => {
    const parts = Object.entries({ created, updated, deactivated, skipped })
      .filter(([, count]) => count > 0)
      .map(([name, count]) => t(`partnerDesk.sync.${name}`, { count }));
    return parts.join(' ') || t('partnerDesk.sync.nothing');
  };
}
