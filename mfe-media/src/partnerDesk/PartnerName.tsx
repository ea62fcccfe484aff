import type { Partner } from '@campus/shared/contract/partners';
import { PartnerLogo } from '../partners/PartnerLogo';
import styles from './PartnerName.module.css';

export const PartnerName = ({ partner }: { partner: Partner }) => (
  <span className={styles.partner}>
    <PartnerLogo partner={partner} />
    <span className={styles.words}>
      <span lang={partner.lang}>{partner.name}</span>
      <span className={styles.category}>{partner.category.name}</span>
    </span>
  </span>
);
