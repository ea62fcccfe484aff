import type { Partner } from '@campus/shared/contract/partners';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import { useDiscount } from '../partners/useDiscount';
import { LockCount } from './LockCount';
import { OfferPeriod } from './OfferPeriod';
import { PartnerName } from './PartnerName';
import { ShownState } from './ShownState';
import { usePeriodWords } from './usePeriodWords';

const named = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

export function usePartnerColumns(): Column<Partner>[] {
  const { t } = useTranslation('media');
  const { dateTime, date } = useFormat();
  const discountOf = useDiscount();
  const periodOf = usePeriodWords();
  const syncedOf = ({ staff }: Partner) =>
    staff?.syncedAt ? dateTime(staff.syncedAt) : t('partnerDesk.neverSynced');
  const locksOf = ({ staff }: Partner) => staff?.lockedFields ?? [];
  return [
    {
      key: 'name',
      header: t('partnerDesk.column.name'),
      cell: (partner) => <PartnerName partner={partner} />,
      text: ({ name }) => name,
      priority: 'primary',
    },
    {
      key: 'category',
      header: t('partners.category'),
      cell: ({ category }) => category.name,
      // It stands under the name; as a column it is for files.
      hidden: true,
    },
    { key: 'cities', header: t('partners.where'), cell: ({ cities }) => named(cities) },
    { key: 'discount', header: t('partners.discount'), cell: discountOf },
    {
      key: 'period',
      header: t('partners.validity'),
      cell: (partner) => <OfferPeriod partner={partner} />,
      text: periodOf,
    },
    {
      key: 'state',
      header: t('partnerDesk.column.state'),
      cell: ({ staff }) => <ShownState isActive={staff?.isActive ?? false} />,
      text: ({ staff }) => t(`partnerDesk.state.${staff?.isActive ? 'shown' : 'hidden'}`),
    },
    {
      key: 'locks',
      header: t('partnerDesk.column.locks'),
      cell: (partner) => <LockCount count={locksOf(partner).length} />,
      text: (partner) =>
        locksOf(partner)
          .map((field) => t(`partnerDesk.field.${field}`))
          .join(', '),
      priority: 'secondary',
    },
    {
      key: 'synced',
      header: t('partnerDesk.column.synced'),
      cell: syncedOf,
      // The latest run is told above; a column for each partner is for those who look into one.
      hidden: true,
    },
    {
      key: 'created',
      header: t('partnerDesk.column.created'),
      cell: ({ staff }) => staff && date(staff.createdAt),
      text: ({ staff }) => (staff ? date(staff.createdAt) : ''),
      hidden: true,
    },
  ];
}
