import { isUnknown } from '@campus/shared/api/isUnknown';
import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { exportRegisters, filterPayments } from '@campus/shared/contract/payments/calls';
import {
  type PaymentType,
  paymentTypes,
  type RegisterStatus,
  registerStatuses,
} from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Head } from '@campus/shared/remote/Head';
import { useSession } from '@campus/shared/remote/useSession';
import { useRemovedIds } from '@campus/shared/removal/useUndoableRemoval';
import {
  choicesFilter,
  choicesOf,
  rangeFilter,
  searchFilter,
  tabsFilter,
  shortChoices,
} from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Screen } from '@campus/shared/ui/Screen';
import { urlChoice, urlDay, urlIds, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { NoSuchType } from './NoSuchType';
import styles from './RegistersScreen.module.css';
import { useRegisterColumns } from './useRegisterColumns';
import { useRegisterType } from './useRegisterType';
import { useSummary } from './useSummary';
import { PaidMonths } from './months/PaidMonths';

export const locales = { ru, en };

const values = {
  state: urlChoice(registerStatuses),
  search: urlText,
  periodFrom: urlDay,
  periodTo: urlDay,
  paidFrom: urlDay,
  paidTo: urlDay,
  eduOrgIds: urlIds,
};

/** What the list is asked for in the address, but for its state, which the summary tells apart. */
function useAsked() {
  const [{ state, ...found }, , hrefOf] = useFilter(values);
  return { state, found, hrefOf };
}

function useFilters(state: RegisterStatus | undefined, summary: ReturnType<typeof useSummary>) {
  const { t } = useTranslation('payments');
  const { roles } = useSession();
  const { roughMoney } = useFormat();
  const organisations = choicesOf(useCallQuery(listEduOrgs, { query: {} }), shortChoices);
  const labelOf = (status: RegisterStatus) => {
    const name = t(`registerState.${status}`);
    const sum = summary?.of(status);
    if (!sum?.registers) return name;
    const amount = roughMoney(sum.amount);
    return t('registers.tab', { state: name, number: sum.registers, amount });
  };
  const eduOrgIds = choicesFilter({
    label: t('registers.column.organisations'),
    any: t('registers.anyOrganisation'),
    options: organisations,
  });
  return {
    state: tabsFilter({
      label: t('registers.column.state'),
      any: t('registers.anyState'),
      // A state without registers is worth a tab only to whoever is in it.
      options: registerStatuses
        .filter((value) => value === state || !summary || summary.of(value).registers > 0)
        .map((value) => ({ value, label: labelOf(value) })),
      isWide: true,
    }),
    search: searchFilter({
      label: t('registers.search'),
      placeholder: t('registers.searchHint'),
    }),
    // An operator sees one organisation, and nothing to choose from.
    ...(!roles.includes('EDU_OPERATOR') && { eduOrgIds }),
    period: rangeFilter({ label: t('registers.column.period') }),
    paid: rangeFilter({ label: t('registers.paid') }),
  };
}

function useEmpty(type: PaymentType) {
  const { t } = useTranslation('payments');
  const { roles } = useSession();
  const { state, hrefOf } = useAsked();
  if (state)
    return {
      title: t('registers.empty.state'),
      isOfTab: true,
      action: (
        <ButtonLink to={hrefOf({ state: undefined })} variant="soft">
          {t('registers.empty.all')}
        </ButtonLink>
      ),
    };
  const isManager = roles.includes('PAYMENT_MANAGER');
  return {
    title: t('registers.empty.title'),
    text: t(isManager ? 'registers.empty.make' : 'registers.empty.wait'),
    action: isManager && (
      <ButtonLink to={paymentPaths.newRegister(type)}>{t('registers.make')}</ButtonLink>
    ),
  };
}

function Registers({ type }: { type: PaymentType }) {
  const { t } = useTranslation('payments');
  const { state, found } = useAsked();
  const summary = useSummary(type, found);
  const removed = useRemovedIds();
  const api = useApi();
  return (
    <List
      call={filterPayments}
      name={`registers.${type}`}
      caption={t(`registers.title.${type}`)}
      filters={useFilters(state, summary)}
      input={() => ({
        params: { paymentType: type },
        body: { ...found, statuses: state && [state] },
      })}
      file={(input, signal) =>
        api(exportRegisters, input, { signal }).catch((error: unknown) => {
          // Another backend writes no such file.
          if (isUnknown(error)) return undefined;
          throw error;
        })
      }
      sort={{ column: 'created', asc: false, others: ['period', 'people', 'amount'] }}
      columns={useRegisterColumns(summary?.in(state))}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paymentPaths.register(type, id)}
      removed={removed}
      empty={useEmpty(type)}
      totalLabel={(count) => t('registers.total', { count })}
    />
  );
}

/** Registers of one kind of payment, by state; with what has been paid month by month. */
export function RegistersScreen() {
  const { t } = useTranslation('payments');
  const { roles } = useSession();
  const { type: asked } = useParams();
  const type = useRegisterType();
  if (!asked) return <Navigate to={paymentPaths.registers(paymentTypes[0])} replace />;
  if (!type) return <NoSuchType />;
  const make = roles.includes('PAYMENT_MANAGER') && (
    <ButtonLink to={paymentPaths.newRegister(type)} icon="plus">
      {t('registers.make')}
    </ButtonLink>
  );
  return (
    <Screen title={t(`registers.title.${type}`)} actions={make}>
      <Head title={t('registers.page', { title: t(`registers.title.${type}`) })} />
      <div key={type} className={styles.registers}>
        <Registers type={type} />
        <PaidMonths type={type} />
      </div>
    </Screen>
  );
}
