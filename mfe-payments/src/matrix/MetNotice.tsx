import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { useTranslation } from 'react-i18next';
import type { Met } from './useGrantSheet';

/** Others’ changes come into the table with a save that met them: nobody sends them on unseen. */
export function MetNotice({ met }: { met: readonly Met[] }) {
  const { t } = useTranslation('payments');
  const { dateTime } = useFormat();
  const organisations = met.map(({ org, by, at }) => {
    const facts = [by ?? t('matrix.conflict.somebody'), at && dateTime(at)].filter(Boolean);
    return `${org.shortName} (${facts.join(', ')})`;
  });
  return (
    <Banner tone="warning" title={t('matrix.met.title')}>
      {t('matrix.met.text', { organisations: organisations.join(', ') })}
    </Banner>
  );
}
