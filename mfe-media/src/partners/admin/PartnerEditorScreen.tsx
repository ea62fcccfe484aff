import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getPartner, type Partner, updatePartner } from '@campus/shared/contract/partners/calls';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import type { LockableField } from '@campus/shared/contract/partners/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Icon } from '@campus/shared/ui/Icon';
import { NoAccess } from '@campus/shared/ui/NoAccess';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PartnerCard } from '../PartnerGrid';
import { useDiscount } from '../useDiscount';
import { PartnerForm } from './PartnerForm';
import { offerStage } from '../offerStage';
import { ShownState, usePeriodWords } from './ShownState';
import { DirectoryFacts } from './EditorAside';
import styles from './PartnerForm.module.css';
import asideStyles from './EditorAside.module.css';

type ForStaff = Partner & { staff: NonNullable<Partner['staff']> };

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
function useFieldFacts(partner: ForStaff): [LockableField, ReactNode][] {
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
function PartnerReader({ partner }: { partner: ForStaff }) {
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
            <PartnerCard partner={{ ...partner, staff: undefined }} headingLevel={3} />
          </div>
          <p className={asideStyles.note}>{t(`partnerDesk.preview.${seenAs}`)}</p>
        </section>
      </Stack>
    </div>
  );
}

const fields = [0, 1, 2, 3, 4];

const PartnerFormSkeleton = () => (
  <div className={styles.columns}>
    <Surface padding="l">
      <Stack gap={6}>
        {fields.map((field) => (
          <Stack key={field} gap={2}>
            <Skeleton width={140} />
            <Skeleton height={48} radius="m" />
          </Stack>
        ))}
      </Stack>
    </Surface>
    <SkeletonText lines={6} />
  </div>
);

/** Whether readers see the partner, and until when. */
function PartnerStanding({ partner }: { partner: Partner }) {
  const periodOf = usePeriodWords();
  return (
    <Stack direction="row" gap={3} align="center">
      <ShownState offer={partner} isActive={partner.staff?.isActive ?? false} />
      <span>{periodOf(partner)}</span>
    </Stack>
  );
}

/** One partner as staff edit it. */
export function PartnerEditorScreen() {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  const { id = '' } = useParams();
  const mayWrite = mayUse(useSession(), updatePartner.access);
  const query = useCallQuery(getPartner, { params: { id } });
  const partner = query.data;
  return (
    <EditorScreen
      query={query}
      title={partner?.name ?? t('partnerDesk.loading')}
      lang={partner?.lang}
      lead={partner && <PartnerStanding partner={partner} />}
      list={{ to: partnerPaths.partnerDesk(), label: t('partners.title') }}
      missing={(word) => t(`partnerDesk.missing.${word}`)}
      actions={
        partner && (
          <ButtonLink to={partnerPaths.partner(id)} target="_blank" variant="ghost" icon="external">
            {t('partnerDesk.open')}
            <span className="visually-hidden"> {shared('opensInNewTab')}</span>
          </ButtonLink>
        )
      }
      skeleton={<PartnerFormSkeleton />}
    >
      {({ staff, ...rest }) => {
        if (!staff) return <NoAccess text={t('partnerDesk.noAccess')} />;
        const known = { ...rest, staff };
        return mayWrite ? (
          <PartnerForm key={id} partner={known} />
        ) : (
          <PartnerReader partner={known} />
        );
      }}
    </EditorScreen>
  );
}
