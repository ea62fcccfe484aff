import { useTranslation } from 'react-i18next';

/** `2025-1` is «осень 2025», `2025-2` of the same year of study «весна 2026». */
export function useSemester() {
  const { t } = useTranslation('participant');
  return (period: string) => {
    const [year = '', half] = period.split('-');
    return half === '1'
      ? t('semester.autumn', { year })
      : t('semester.spring', { year: String(Number(year) + 1) });
  };
}
