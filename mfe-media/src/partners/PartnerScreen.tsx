import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getPartner, type Partner, filterPartners } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { RecordHead } from '@campus/shared/remote/RecordHead';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { partnerHead } from '../../heads/partnerHead';
import { OfferEnd, PartnerGrid } from './PartnerGrid';
import { PartnerLogo } from './PartnerLogo';
import { useDiscount } from './useDiscount';
import { FactsAside } from '@campus/shared/reading/FactsAside';
import { LanguageNote } from '@campus/shared/reading/LanguageNote';
import { NothingHere } from '../reading/NothingHere';
import { Teaser } from '@campus/shared/reading/Teaser';
import { ReadingLayout } from '@campus/shared/reading/ReadingLayout';
import { ReadingSkeleton } from '@campus/shared/reading/ReadingSkeleton';
import { RecordScreen } from '@campus/shared/reading/RecordScreen';
import { ShareButton } from '@campus/shared/reading/ShareButton';
import styles from './PartnerScreen.module.css';
import { PromoCode } from './promo/PromoCode';

/** What the partner gives, on which terms and until when. */
function OfferPanel({ partner }: { partner: Partner }) {
  const { t } = useTranslation('media');
  const discountOf = useDiscount();
  return (
    <Surface tone="accent" padding="l">
      <div className={styles.panel}>
        <p className={styles.discount}>{discountOf(partner)}</p>
        <h2 className="visually-hidden">{t('partners.terms')}</h2>
        <p lang={partner.lang} className={styles.terms}>
          {partner.terms}
        </p>
        <OfferEnd of={partner} />
        <PromoCode partner={partner} />
      </div>
    </Surface>
  );
}

/** «с 1 марта 2026 до 5 мая 2026», or that there is no end. */
function useValidity({ validFrom, validTo }: Partner) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  const ends = [
    validFrom && t('partners.from', { date: date(validFrom) }),
    validTo && t('partners.until', { date: date(validTo) }),
  ];
  return ends.filter(Boolean).join(' ') || t('partners.forever');
}

/** Where the partner is, how to reach it and how long the offer holds. */
function usePartnerFacts(partner: Partner) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const { address, cities, phone, website } = partner;
  const validity = useValidity(partner);
  const values: Record<string, ReactNode> = {
    where: cities.map(({ name }) => name).join(', '),
    address: address && <span lang="ru">{address}</span>,
    phone: phone && <a href={`tel:${phone}`}>{format.phone(phone)}</a>,
    website: website && (
      <TextLink to={website} external>
        {t('partners.toWebsite')}
      </TextLink>
    ),
    validity,
  };
  return Object.entries(values)
    .filter(([, value]) => Boolean(value))
    .map(([name, value]) => ({ term: t(`partners.${name}`), value }));
}

function PartnerFacts({ partner }: { partner: Partner }) {
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

const shown = 3;

interface SimilarPartnersProps {
  to: Pick<Partner, 'id' | 'category'>;
}

/** Others of the same category; while they load or fail, the partner stands alone. */
function SimilarPartners({ to: { id, category } }: SimilarPartnersProps) {
  const { t } = useTranslation('media');
  const { data } = useCallQuery(filterPartners, {
    query: { size: shown + 1 },
    body: { categoryIds: [category.id] },
  });
  // While another category loads, the answer is still about the one before.
  const similar = data?.items.filter((partner) => partner.category.id === category.id) ?? [];
  const others = similar.filter((partner) => partner.id !== id).slice(0, shown);
  if (others.length === 0) return null;
  const all = `${partnerPaths.partners()}?categoryIds=${category.id}`;
  return (
    <Teaser title={t('partners.related')} all={{ to: all, label: category.name }}>
      <PartnerGrid items={others} headingLevel={3} />
    </Teaser>
  );
}

interface PartnerAboutProps {
  partner: Pick<Partner, 'description' | 'lang'>;
}

/** Plain text of several lines, as the partner sent it. */
function PartnerAbout({ partner: { description, lang } }: PartnerAboutProps) {
  const { t } = useTranslation('media');
  return (
    <>
      {description && (
        <>
          <h2>{t('partners.about')}</h2>
          <p lang={lang} className={styles.text}>
            {description}
          </p>
        </>
      )}
    </>
  );
}

export function PartnerScreen() {
  const { t } = useTranslation('media');
  const { id = '' } = useParams();
  const query = useCallQuery(getPartner, { params: { id } });
  return (
    <RecordScreen
      query={query}
      loading={t('partners.loading')}
      headOf={({ name, category, lang }) => ({
        title: name,
        lead: (
          <Stack gap={3}>
            {category.name}
            <LanguageNote lang={lang} />
          </Stack>
        ),
      })}
      pathOf={(partner) => partnerPaths.partner(partner.id)}
      breadcrumbs={[{ to: partnerPaths.partners(), label: t('partners.title') }]}
      missing={<NothingHere of="partners" icon="spark" to={partnerPaths.partners()} />}
      skeleton={<ReadingSkeleton isAsideLast />}
    >
      {(partner) => (
        <ReadingLayout
          isAsideLast
          aside={<PartnerFacts partner={partner} />}
          next={<SimilarPartners to={partner} />}
        >
          <RecordHead source={partnerHead} record={partner} />
          <OfferPanel partner={partner} />
          <PartnerAbout partner={partner} />
        </ReadingLayout>
      )}
    </RecordScreen>
  );
}
