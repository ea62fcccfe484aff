import type { Partner } from '@campus/shared/contract/partners/calls';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { CardGrid } from '@campus/shared/reading/CardGrid';
import { CardGridSkeleton } from '@campus/shared/reading/CardGridSkeleton';
import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Status } from '@campus/shared/ui/Status';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { offerStage } from './offerStage';
import { PartnerLogo } from './PartnerLogo';
import { useDiscount } from './useDiscount';
import styles from './PartnerCard.module.css';

interface PartnerCardProps {
  partner: Partner;
  headingLevel?: 2 | 3;
}

export function PartnerCard({ partner, headingLevel = 2 }: PartnerCardProps) {
  const discountOf = useDiscount();
  const { id, name, lang, category, cities, terms } = partner;
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface as="article" padding="s" interactive>
      <div className={styles.card}>
        <div className={styles.head}>
          <PartnerLogo partner={partner} />
          <div className={styles.words}>
            <Heading className={styles.name} lang={lang}>
              <TextLink to={partnerPaths.partner(id)} quiet cover>
                {name}
              </TextLink>
              <LanguageMark lang={lang} />
            </Heading>
            <p className={styles.note}>{category.name}</p>
          </div>
          <p className={styles.discount}>{discountOf(partner)}</p>
        </div>
        <p className={styles.terms} lang={lang}>
          {terms}
        </p>
        <div className={styles.foot}>
          <span>{cities.map((city) => city.name).join(', ')}</span>
          <OfferEnd of={partner} />
        </div>
      </div>
    </Surface>
  );
}

/**
 * Until which day an offer holds; nothing where it has no end. Staff see others than readers do, too,
 * and are told which.
 */
export function OfferEnd({ of }: { of: Pick<Partner, 'validFrom' | 'validTo' | 'staff'> }) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  const { validFrom, validTo, staff } = of;
  const stage = offerStage(of);
  if (staff && !staff.isActive)
    return (
      <Status tone="neutral" icon="eye-off">
        {t('partners.hidden')}
      </Status>
    );
  if (staff && stage === 'ahead')
    return (
      <Status tone="info" icon="clock">
        {t('partners.ahead', { date: validFrom && date(validFrom) })}
      </Status>
    );
  if (!validTo) return null;
  const words = { date: date(validTo) };
  if (stage === 'over') return <Status tone="neutral">{t('partners.over', words)}</Status>;
  if (stage !== 'soonOver') return <span>{t('partners.until', words)}</span>;
  return (
    <Status tone="warning" icon="clock">
      {t('partners.soonOver', words)}
    </Status>
  );
}

interface PartnerGridProps {
  items: readonly Partner[];
  isStale?: boolean;
  headingLevel?: 2 | 3;
}

export const PartnerGrid = ({ headingLevel, ...rest }: PartnerGridProps) => (
  <CardGrid
    {...rest}
    narrowest="m"
    card={(partner) => <PartnerCard partner={partner} headingLevel={headingLevel} />}
  />
);

const place = (
  <Surface padding="s">
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton width={56} height={56} radius="m" />
        <div className={styles.words}>
          <SkeletonText lines={2} />
        </div>
        <Skeleton width={64} height={32} radius="full" />
      </div>
      <SkeletonText lines={2} />
      <Skeleton width={110} />
    </div>
  </Surface>
);

export const PartnerGridSkeleton = ({ count = 6 }: { count?: number }) => (
  <CardGridSkeleton narrowest="m" count={count} card={() => place} />
);
