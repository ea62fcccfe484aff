import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getPayment, listPaymentLog } from '@campus/shared/contract/payments/calls';
import { paymentTypes } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RegisterState } from '../registers/RegisterState';
import { BankExchange } from './bank/BankExchange';
import { CandidatesTab } from './candidates/CandidatesTab';
import { HistoryTab } from './tabs/HistoryTab';
import newEn from '../newRegister/locales/en.json';
import newRu from '../newRegister/locales/ru.json';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { RegisterMoves } from './moves/RegisterMoves';
import { OrganisationsTab } from './tabs/OrganisationsTab';
import styles from './RegisterScreen.module.css';
import bar from './RegisterTotals.module.css';
import { SummaryTab } from './tabs/SummaryTab';

/** With the words of the terms, which are edited here as they were written there. */
export const locales = { ru: { ...ru, ...newRu }, en: { ...en, ...newEn } };

/** What a register adds up to now; it stays in sight while people are decided about. */
function RegisterTotals({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const { totals, budget } = register;
  const left = budget === null ? null : budget - totals.amount;
  const facts = [
    { name: 'candidates', value: number(totals.candidates), isMinor: true },
    { name: 'included', value: number(totals.included) },
    { name: 'excluded', value: number(totals.excluded), isMinor: true },
    { name: 'amount', value: money(totals.amount) },
    ...(left === null
      ? []
      : [
          left < 0
            ? { name: 'over', value: money(-left), isBad: true }
            : { name: 'left', value: money(left), isMinor: true },
        ]),
  ] as const;
  return (
    <section aria-label={t('register.totals.title')} className={bar.bar}>
      <dl className={bar.facts}>
        {facts.map((fact) => (
          <div
            key={fact.name}
            className={bar.fact}
            data-minor={('isMinor' in fact && fact.isMinor) || undefined}
            data-bad={('isBad' in fact && fact.isBad) || undefined}
          >
            <dt>{t(`register.totals.${fact.name}`)}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="visually-hidden">
        {t('register.totals.said', {
          included: number(totals.included),
          amount: money(totals.amount),
        })}
      </p>
    </section>
  );
}

const tabs = ['summary', 'organisations', 'candidates', 'history'] as const;

const panels: Record<(typeof tabs)[number], typeof SummaryTab> = {
  summary: SummaryTab,
  organisations: OrganisationsTab,
  candidates: CandidatesTab,
  history: HistoryTab,
};

/** Where the register stands, and who does what next; one that the bank is not done with is not closed. */
function Standing({ register: { status, closedAt } }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const isAwaited = status === 'PARTIALLY_PAID' && !closedAt;
  return (
    <p className={styles.standing}>
      <RegisterState status={status} />
      <span>{t(`register.next.${isAwaited ? 'AWAITED' : status}`)}</span>
    </p>
  );
}

/** Those who see the whole register have its history, where the backend tells it. */
function useHasLog(id: string) {
  const mayRead = mayUse(useSession(), listPaymentLog.access);
  const query = useCallQuery(
    listPaymentLog,
    { params: { id }, query: { skip: 0, size: 50 } },
    { enabled: mayRead },
  );
  return mayRead && !isMissing(query.error);
}

function Register({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const hasLog = useHasLog(register.id);
  const [{ tab = 'summary' }, , hrefOf] = useFilter({ tab: urlChoice(tabs) });
  const shown = tabs.filter((one) => one !== 'history' || hasLog);
  const current = shown.includes(tab) ? tab : 'summary';
  const Panel = panels[current];
  return (
    <Stack gap={5}>
      <Standing register={register} />
      <RegisterMoves register={register} />
      <BankExchange register={register} hasExtensions={hasLog} />
      <RegisterTotals register={register} />
      <div>
        <TabLinks
          label={t('register.tabs')}
          tabs={shown.map((one) => ({
            to: hrefOf({ tab: one }),
            label: t(`register.tab.${one}`),
            isCurrent: one === current,
          }))}
        />
        <section aria-label={t(`register.tab.${current}`)}>
          <Panel register={register} />
        </section>
      </div>
    </Stack>
  );
}

/** One register of payments: what it adds up to, who is in it, and the way it goes. */
export function RegisterScreen() {
  const { t } = useTranslation('payments');
  const { dateRange } = useFormat();
  const language = useClientStore((state) => state.currentLanguage);
  const { type, id = '' } = useParams();
  const query = useCallQuery(getPayment, { params: { id } });
  const register = query.data;
  const listed = paymentTypes.find((one) => one === (register?.type ?? type)) ?? 'grant';
  return (
    <EditorScreen
      query={query}
      title={register ? (register.name[language] ?? register.name.ru) : t('register.one')}
      lang={register && !register.name[language] ? 'ru' : undefined}
      lead={register && `${register.number}, ${dateRange(register.periodFrom, register.periodTo)}`}
      list={{ to: paymentPaths.registers(listed), label: t('register.all') }}
      missing={(word) => t(`register.missing.${word}`)}
      skeleton={<SkeletonText lines={9} />}
    >
      {(found) => <Register key={found.id} register={found} />}
    </EditorScreen>
  );
}
