import type { Partner } from '@campus/shared/contract/partners/calls';
import type { LockableField } from '@campus/shared/contract/partners/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { Icon } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartnerCard } from '../PartnerCard';
import { useDiscount } from '../useDiscount';
import { DirectoryFacts } from './DirectoryFacts';
import asideStyles from './EditorAside.module.css';
import { offerStage } from './offerStage';
import styles from './PartnerForm.module.css';

type Kept = Partner & { staff: NonNullable<Partner['staff']> };

/** One text in each language that it is written in. */
function InBoth({ text }: { text: { ru: string; en?: string } }) {
  return (
    <Stack gap={1}>
      <span lang="ru">{text.ru}</span>
      {text.en && <span lang="en">{text.en}</span>}
    </Stack>
  );
}

/** What each field says, in words. */
function useFieldFacts(partner: Kept): [LockableField, ReactNode][] {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  const discountOf = useDiscount();
  const { staff, category, cities, website, phone, address, validFrom, validTo } = partner;
  return [
    ['name', <InBoth key="name" text={staff.name} />],
    ['description', staff.description?.ru && <InBoth key="description" text={staff.description} />],
    ['category', category.name],
    ['cities', cities.map(({ name }) => name).join(', ')],
    ['discount', discountOf(partner)],
    ['terms', <InBoth key="terms" text={staff.terms} />],
    ['promoCode', t(`partnerDesk.promo.${partner.hasPromoCode ? 'some' : 'none'}`)],
    ['website', website],
    ['phone', phone],
    ['address', address],
    ['validFrom', validFrom && date(validFrom)],
    ['validTo', validTo && date(validTo)],
    ['isActive', t(`partnerDesk.state.${staff.isActive ? 'shown' : 'hidden'}`)],
  ];
}

/** A partner for those who look at it and change nothing. */
export function PartnerReader({ partner }: { partner: Kept }) {
  const { t } = useTranslation('media');
  const { staff } = partner;
  const locked = (
    <Stack direction="row" gap={1} align="center">
      <Icon name="lock" size={16} />
      {t('partnerDesk.lock.locked')}
    </Stack>
  );
  const items = useFieldFacts(partner).map(([field, value]) => ({
    term: t(`partnerDesk.field.${field}`),
    value: value || undefined,
    ...(staff.lockedFields.includes(field) && { action: locked }),
  }));
  const seenAs = staff.isActive ? offerStage(partner) : 'hidden';
  return (
    <div className={styles.columns}>
      <Surface padding="l">
        <SummaryList items={items} />
      </Surface>
      <Stack gap={8}>
        <DirectoryFacts staff={staff} />
        <section aria-labelledby="preview-title">
          <h2 id="preview-title" className={asideStyles.title}>
            {t('partnerDesk.preview.title')}
          </h2>
          <div inert className={asideStyles.card}>
            <PartnerCard partner={partner} headingLevel={3} />
          </div>
          <p className={asideStyles.note}>{t(`partnerDesk.preview.${seenAs}`)}</p>
        </section>
      </Stack>
    </div>
  );
}
