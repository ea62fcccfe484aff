import { useApi } from '@campus/shared/api/useApi';
import { version } from '@campus/shared/contract/fields';
import { getPayment, updatePayment } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import {
  paymentCreateRequest,
  paymentUpdateRequest,
  registerPeriod,
  type PaymentUpdateRequest,
} from '@campus/shared/contract/payments/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useFormWindow, type ClosingForm } from '@campus/shared/record/useFormWindow';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { usePeriod } from '../../history/usePeriod';
import { AmountStep } from '../../newRegister/steps/AmountStep';
import { OrganisationsStep } from '../../newRegister/steps/OrganisationsStep';
import { PeriodStep } from '../../newRegister/steps/PeriodStep';
import { amountsOf } from '../../newRegister/steps/steps';
import {
  termChangesOf,
  fieldsOf,
  termNames,
  termValuesOf,
  type Name,
  type Values,
} from './termsChanges';

interface TermsFormProps extends ClosingForm {
  register: PaymentRegister;
}

function useTermsForm({ register, onDone }: TermsFormProps) {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const api = useApi();
  const notify = useClientStore((state) => state.notify);
  const [theirs, setTheirs] = useState(register);
  const newest = theirs.version > register.version ? theirs : register;
  const params = { id: register.id };
  const { shape } = paymentCreateRequest;
  const terms = z
    .object({ ...shape, ...amountsOf(register.type), version })
    .check(...registerPeriod());
  const editing = useRecordForm({
    call: updatePayment,
    schema: z.pipe(
      z.pipe(
        terms,
        z.transform((typed) => termChangesOf(typed as Values, newest)),
      ),
      paymentUpdateRequest,
    ) as unknown as z.ZodMiniType<PaymentUpdateRequest, Values>,
    input: { params },
    record: register,
    valuesOf: termValuesOf,
    names: termNames,
    fieldsOf,
    async read() {
      const read = await api(getPayment, { params });
      setTheirs(read);
      return read;
    },
    onDone: ({ totals }) => {
      const text = t('register.terms.done', {
        included: number(totals.included),
        amount: money(totals.amount),
      });
      notify({ tone: 'success', text });
      onDone();
    },
  });
  /** What is as it was need not be saved. */
  const onSubmit = (changes: PaymentUpdateRequest) =>
    Object.keys(changes).length > 1 ? editing.onSubmit(changes) : onDone();
  return { ...editing, onSubmit };
}

function TermsForm(props: TermsFormProps) {
  const { register, onCancel, onDirty } = props;
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const { period } = usePeriod();
  const { form, onSubmit, meeting } = useTermsForm(props);
  const labels: Record<Name, string> = {
    'name.ru': t('newRegister.name'),
    'name.en': t('newRegister.nameEn'),
    period: t('newRegister.period'),
    amountPerHuman: t('newRegister.amount'),
    budget: t('newRegister.budget'),
    comment: t('newRegister.comment'),
    eduOrgIds: t('newRegister.organisations.label'),
  };
  const textOf = (name: Name, values: Values) => {
    if (name === 'name.ru') return values.name.ru;
    if (name === 'name.en') return values.name.en;
    if (name === 'period') return period(values);
    if (name === 'budget') return money(values.budget);
    if (name === 'comment') return values.comment;
    if (name === 'eduOrgIds')
      return t('newRegister.check.organisations', { count: values.eduOrgIds.length });
    return values.amountPerHuman ? money(values.amountPerHuman) : t('newRegister.byGrant');
  };
  return (
    <RecordForm
      {...{ form, onSubmit, meeting, onCancel, onDirty, textOf }}
      labelOf={(name) => labels[name]}
      submitLabel={t('register.terms.action')}
    >
      <p>{t('register.terms.text')}</p>
      <PeriodStep />
      <AmountStep type={register.type} />
      <OrganisationsStep />
    </RecordForm>
  );
}

/** Changes what a draft is for and what it may cost; the decisions about its people stay. */
export function EditTerms({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const mayEdit = useSession().roles.includes('PAYMENT_MANAGER');
  const { ask, window } = useFormWindow<PaymentRegister>({
    title: ({ number }) => t('register.terms.title', { number }),
    form: (_, own) => <TermsForm register={register} {...own} />,
  });
  return (
    <>
      {mayEdit && register.status === 'DRAFT' && (
        <Button size="s" variant="soft" icon="edit" onClick={() => ask(register)}>
          {t('register.terms.open')}
        </Button>
      )}
      {window}
    </>
  );
}
