import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  filterPartners,
  listPartnerCategories,
  listPartnerCities,
  getPartner,
  syncPartners,
  updatePartner,
  type Partner,
} from '@campus/shared/contract/partners/calls';
import { discountTypes } from '@campus/shared/contract/partners/discountTypes';
import { useFormat } from '@campus/shared/format/useFormat';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { BulkAction } from '@campus/shared/table/BulkBar';
import type { Column } from '@campus/shared/table/DataTable';
import {
  choiceFilter,
  choicesOf,
  flagFilter,
  searchFilter,
  namedChoices,
} from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { NameCell } from '@campus/shared/table/NameCell';
import { Icon } from '@campus/shared/ui/Icon';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { PartnerLogo } from '../PartnerLogo';
import { useDiscount } from '../useDiscount';
import styles from './PartnerDeskScreen.module.css';
import { partnerRequest } from './partnerValues';
import { ShownState, useShownWords, usePeriodWords } from './ShownState';
import { SyncPanel } from './sync/SyncPanel';

/** How many fields synchronisation leaves alone. */
function LockCount({ count }: { count: number }) {
  const { t } = useTranslation('media');
  if (count === 0) return t('partnerDesk.noLocks');
  return (
    <span className={styles.count}>
      <Icon name="lock" size={16} />
      {t('partnerDesk.locks', { count })}
    </span>
  );
}

const named = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

function usePartnerColumns(): Column<Partner>[] {
  const { t } = useTranslation('media');
  const { shortDate, shortDateTime, fileDate, fileDateTime } = useFormat();
  const discountOf = useDiscount();
  const periodOf = usePeriodWords();
  const shownOf = useShownWords();
  const synced =
    (inWords: (moment: string) => string) =>
    ({ staff }: Partner) =>
      staff?.syncedAt ? inWords(staff.syncedAt) : t('partnerDesk.neverSynced');
  const locksOf = ({ staff }: Partner) => staff?.lockedFields ?? [];
  return [
    {
      key: 'name',
      header: t('partnerDesk.column.name'),
      cell: (partner) => (
        <NameCell
          picture={<PartnerLogo partner={partner} />}
          name={partner.name}
          lang={partner.lang}
          note={partner.category.name}
        />
      ),
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
    {
      key: 'cities',
      header: t('partners.where'),
      priority: 'spare',
      cell: ({ cities }) => <span className={styles.cities}>{named(cities)}</span>,
      text: ({ cities }) => named(cities),
    },
    { key: 'discount', header: t('partners.discount'), cell: discountOf },
    {
      key: 'period',
      header: t('partners.validity'),
      priority: 'spare',
      cell: periodOf,
      file: [
        {
          header: t('partnerDesk.column.validFrom'),
          text: ({ validFrom }) => (validFrom ? fileDate(validFrom) : ''),
        },
        {
          header: t('partnerDesk.column.validTo'),
          text: ({ validTo }) => (validTo ? fileDate(validTo) : ''),
        },
      ],
    },
    {
      key: 'state',
      header: t('partnerDesk.column.state'),
      cell: (partner) => <ShownState offer={partner} isActive={partner.staff?.isActive ?? false} />,
      text: (partner) => shownOf(partner, partner.staff?.isActive ?? false),
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
      cell: synced(shortDateTime),
      text: synced(fileDateTime),
      // The latest run is told above; a column for each partner is for those who look into one.
      hidden: true,
    },
    {
      key: 'created',
      header: t('partnerDesk.column.created'),
      cell: ({ staff }) => staff && shortDate(staff.createdAt),
      text: ({ staff }) => (staff ? fileDate(staff.createdAt) : ''),
      priority: 'secondary',
    },
  ];
}

/** Shows or hides the chosen partners. The next synchronisation would undo it, so it is locked. */
function useShowActions(): BulkAction[] {
  const { t } = useTranslation('media');
  const api = useApi();

  const setShown = (isActive: boolean) => async (id: string) => {
    const request = partnerRequest(await api(getPartner, { params: { id } }));
    const lockedFields = [...new Set([...request.lockedFields, 'isActive' as const])];
    await api(updatePartner, { params: { id }, body: { ...request, isActive, lockedFields } });
  };
  return (['show', 'hide'] as const).map((deed) => ({
    label: t(`partnerDesk.${deed}.label`),
    icon: deed === 'show' ? 'eye' : 'eye-off',
    run: setShown(deed === 'show'),
    invalidates: updatePartner.invalidates,
    confirm: (count) => ({
      title: t(`partnerDesk.${deed}.title`, { count }),
      text: t(`partnerDesk.${deed}.text`),
    }),
  }));
}

/** All partners, those too whose offer readers do not see. */
function PartnerList() {
  const { t } = useTranslation('media');
  const columns = usePartnerColumns();
  const mayWrite = mayUse(useSession(), updatePartner.access);
  const actions = useShowActions();
  const filters = usePartnerFilters();
  return (
    <List
      call={filterPartners}
      name="partners"
      caption={t('partnerDesk.list')}
      filters={filters}
      input={({ search, cityIds, categoryIds, discountType, isActive }) => ({
        body: {
          search,
          cityIds: cityIds ? [cityIds] : undefined,
          categoryIds: categoryIds ? [categoryIds] : undefined,
          discountType,
          isActive,
        },
      })}
      sort={{ column: 'created', asc: false }}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => partnerPaths.partnerRecord(id)}
      actions={mayWrite ? actions : undefined}
      empty={{ title: t('partnerDesk.none'), text: t('partnerDesk.noneText') }}
      totalLabel={(count) => t('partnerDesk.total', { count })}
    />
  );
}

function usePartnerFilters() {
  const { t } = useTranslation('media');
  const cities = useCallQuery(listPartnerCities, { query: {} });
  const categories = useCallQuery(listPartnerCategories, { query: {} });
  return {
    search: searchFilter({ label: t('partners.search'), placeholder: t('partners.placeholder') }),
    cityIds: choiceFilter({
      label: t('partners.city'),
      any: t('partners.anyCity'),
      options: choicesOf(cities, (list) =>
        list.map(({ id, name, region }) => ({
          value: id,
          label: list.some((other) => other.id !== id && other.name === name)
            ? `${name}, ${region}`
            : name,
        })),
      ),
    }),
    categoryIds: choiceFilter({
      label: t('partners.category'),
      any: t('partners.anyCategory'),
      options: choicesOf(categories, namedChoices),
    }),
    discountType: choiceFilter({
      label: t('partners.discount'),
      any: t('partners.anyDiscount'),
      options: optionsOf(discountTypes, (value) => t(`partners.types.${value}`)),
    }),
    isActive: flagFilter({
      label: t('partnerDesk.column.state'),
      any: t('partnerDesk.state.any'),
      yes: t('partnerDesk.state.shown'),
      no: t('partnerDesk.state.hidden'),
    }),
  };
}

/** Partners as staff see them, and how they come from their directory. */
export function PartnerDeskScreen() {
  const { t } = useTranslation('media');
  const maySync = mayUse(useSession(), syncPartners.access);
  return (
    <Screen title={t('partners.title')} actions={maySync && <SyncPanel />}>
      <PartnerList />
    </Screen>
  );
}
