import type { Partner } from '@campus/shared/contract/partners';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useTranslation } from 'react-i18next';
import { PartnerLogo } from '../partners/PartnerLogo';
import { FactsAside } from '../reading/FactsAside';
import { ShareButton } from '../reading/ShareButton';
import styles from './PartnerFacts.module.css';
import { usePartnerFacts } from './usePartnerFacts';

export function PartnerFacts({ partner }: { partner: Partner }) {
  const { t } = useTranslation('media');
  return (
    <FactsAside label={t('partners.facts')}>
      <PartnerLogo partner={partner} size="l" />
      <div className={styles.facts}>
        <SummaryList items={usePartnerFacts(partner)} />
      </div>
      <ShareButton title={partner.name} />
    </FactsAside>
  );
}
