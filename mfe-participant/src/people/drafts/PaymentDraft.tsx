import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import type { CallOutput } from '@campus/shared/contract/call';
import { createPaymentForHumans } from '@campus/shared/contract/payments/calls';
import { paymentTypes } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { humanCreatePaymentRequest } from '@campus/shared/contract/payments/requests';
import { DateRangeField } from '@campus/shared/form/DateRangeField';
import { FieldRow } from '@campus/shared/form/FieldRow';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { useTranslation } from 'react-i18next';
import { type DraftFormProps, DraftWindow, type People } from './DraftWindow';
import { PaymentForecast } from './PaymentForecast';

type Register = CallOutput<typeof createPaymentForHumans>;

function PaymentForm({ found, ...window }: DraftFormProps<Register>) {
  const { t } = useTranslation('participant');
  const form = useCallFormInWindow(createPaymentForHumans, humanCreatePaymentRequest, {
    defaultValues: {
      filter: found.input.body,
      payment: {
        type: 'one-time',
        name: { ru: '', en: '' },
        periodFrom: '',
        periodTo: '',
        comment: '',
      },
    },
    window,
  });
  return (
    <RecordForm {...form} submitLabel={t('people.payment.action')} firstField="payment.name.ru">
      <p>{t('people.payment.lead')}</p>
      <BothLanguages
        name="payment.name"
        labelOf={(name) =>
          t(name.endsWith('en') ? 'people.payment.nameEn' : 'people.payment.nameRu')
        }
        missing={t('people.payment.nameMissing')}
      />
      <SelectField
        name="payment.type"
        label={t('people.payment.type')}
        placeholder={null}
        options={optionsOf(paymentTypes, (value) => t(`people.payment.types.${value}`))}
      />
      <DateRangeField
        nameFrom="payment.periodFrom"
        nameTo="payment.periodTo"
        label={t('people.payment.period')}
        hint={t('people.payment.periodHint')}
        presets={['thisMonth', 'lastMonth']}
      />
      <FieldRow>
        <MoneyField
          name="payment.amountPerHuman"
          label={t('people.payment.amount')}
          hint={t('people.payment.amountHint')}
          missing={t('people.payment.amountMissing')}
          optional
        />
        <MoneyField
          name="payment.budget"
          label={t('people.payment.budget')}
          hint={t('people.payment.budgetHint')}
          missing={t('people.payment.budgetMissing')}
        />
      </FieldRow>
      <TextAreaField
        name="payment.comment"
        label={t('people.payment.comment')}
        rows={2}
        limit={1000}
        optional
      />
      <PaymentForecast filter={found.input.body} />
    </RecordForm>
  );
}

/** A draft of a register of payments for everybody whom the filters of people find. */
export function PaymentDraft({ found }: { found: People }) {
  const { t } = useTranslation('participant');
  const { money, number } = useFormat();
  return (
    <DraftWindow
      found={found}
      label={t('people.payment.open')}
      icon="wallet"
      titleOf={({ total }) => t('people.payment.title', { count: total })}
      form={(props) => <PaymentForm {...props} />}
      wordsOf={({ id, type, number: name, totals }: Register) => ({
        title: t('people.payment.made', { number: name }),
        text: t('people.payment.madeText', {
          candidates: number(totals.candidates),
          included: number(totals.included),
          amount: money(totals.amount),
        }),
        to: paymentPaths.register(type, id),
        link: t('people.payment.link'),
      })}
    />
  );
}
