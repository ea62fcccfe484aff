import { isUnknown } from '@campus/shared/api/isUnknown';
import { ApiError } from '@campus/shared/api/ApiError';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useDebounced } from '@campus/shared/browser/useDebounced';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { previewPayment } from '@campus/shared/contract/payments/calls';
import type { PaymentType } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { paymentPreviewRequest } from '@campus/shared/contract/payments/requests';
import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type Preview = CallOutput<typeof previewPayment>;
type Body = CallInput<typeof previewPayment>['body'];

interface Typed {
  type: PaymentType;
  periodFrom: string;
  periodTo: string;
  amountPerHuman?: number;
  budget?: number;
}

/** What decides who is paid and how much, where that is known by now. */
function termsOf(filter: HumansFilter | undefined, typed: Typed): Body | undefined {
  const { type, periodFrom, periodTo, amountPerHuman } = typed;
  if (type === 'one-time' && !amountPerHuman) return undefined;
  const asked = { filter: filter ?? {}, periodFrom, periodTo, amountPerHuman };
  return paymentPreviewRequest.safeParse(asked).success ? asked : undefined;
}

interface FiguresProps {
  type: PaymentType;
  seen: Preview;
  budget: number | undefined;
}

function Figures({ type, seen, budget }: FiguresProps) {
  const { t } = useTranslation('participant');
  const { money, number } = useFormat();
  const left = budget === undefined ? undefined : budget - seen.amount;
  const reasons = seen.checks.filter(({ failed }) => failed > 0);
  return (
    <Stack gap={4}>
      {seen.overlapping.length > 0 && (
        <Banner tone="danger" title={t('people.payment.forecast.overlap')}>
          <p>{t('people.payment.forecast.overlapText')}</p>
          {seen.overlapping.map(({ id, number: name }) => (
            <p key={id}>
              <TextLink to={paymentPaths.register(type, id)}>{name}</TextLink>
            </p>
          ))}
        </Banner>
      )}
      <div role="status">
        <SummaryList
          items={[
            { term: t('people.payment.forecast.included'), value: number(seen.included) },
            { term: t('people.payment.forecast.amount'), value: money(seen.amount) },
            ...(left === undefined
              ? []
              : [
                  {
                    term: t(`people.payment.forecast.${left < 0 ? 'over' : 'left'}`),
                    value: money(Math.abs(left)),
                  },
                ]),
            { term: t('people.payment.forecast.excluded'), value: number(seen.excluded) },
            ...reasons.map(({ key, failed }) => ({
              term: t(`people.payment.forecast.check.${key}`),
              value: number(failed),
            })),
          ]}
        />
      </div>
    </Stack>
  );
}

interface PaymentForecastProps {
  /** Whom it is for. */
  filter: HumansFilter | undefined;
}

/** What the draft that is being written would be: who is left out, and which register is there already. */
export function PaymentForecast({ filter }: PaymentForecastProps) {
  const { t } = useTranslation('participant');
  const typed = useWatch({ name: 'payment' }) as Typed;
  const terms = termsOf(filter, typed);
  const settled = useDebounced(terms ? JSON.stringify({ type: typed.type, terms }) : '');
  const isKnown = settled !== '' && terms !== undefined;
  const { type, terms: body } = (
    settled ? JSON.parse(settled) : { type: typed.type, terms: { periodFrom: '', periodTo: '' } }
  ) as { type: PaymentType; terms: Body };
  const query = useCallQuery(
    previewPayment,
    { params: { paymentType: type }, body },
    // Others pay and change meanwhile: what was seen an hour ago says nothing.
    { enabled: settled !== '', gcTime: 0 },
  );
  const known = query.error instanceof ApiError ? query.error : undefined;
  // A backend that cannot tell beforehand says nothing; why another cannot is for people to mend.
  if (isUnknown(query.error)) return null;
  const said = () => {
    if (!isKnown) return <p>{t('people.payment.forecast.hint')}</p>;
    if (query.data) return <Figures type={type} seen={query.data} budget={typed.budget} />;
    if (!query.isError) return <SkeletonText lines={4} />;
    return (
      <Banner tone="warning" title={t('people.payment.forecast.failed')}>
        {known?.message}
      </Banner>
    );
  };
  return (
    <section aria-label={t('people.payment.forecast.title')} aria-busy={query.isFetching}>
      {said()}
    </section>
  );
}
