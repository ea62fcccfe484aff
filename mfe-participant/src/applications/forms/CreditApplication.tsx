import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { applyForCreditGrant } from '@campus/shared/contract/applications/calls';
import { creditApplicationRequest } from '@campus/shared/contract/applications/requests';
import { today } from '@campus/shared/contract/days';
import { CheckedForm } from '@campus/shared/form/CheckedForm';
import { DateField } from '@campus/shared/form/DateField';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { DraftStatus } from '@campus/shared/record/PersistedForm';
import { LeaveQuestion } from '@campus/shared/remote/LeaveQuestion';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { DraftedForm, useFormDraft } from '../../draft/DraftedForm';
import { useSemester } from '../../workPlan/useSemester';
import { ChosenDocuments, useChosenDocuments } from '../ApplicationDocuments';
import type { ApplicationFormProps } from '../applicationOptions';
import { usePrograms } from './usePrograms';

type Input = z.input<typeof creditApplicationRequest>;

const blank = {
  programId: '',
  semester: '',
  bank: '',
  contractNumber: '',
  contractDate: '',
  accountMask: '',
};

/**
 * The semester that goes on and the two after it, as the API names them; before them the one of a draft
 * that has ended since, so that what would be sent is seen.
 */
function semestersFrom(day: string, chosen: string | undefined) {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = month >= 9 ? year * 2 : month === 1 ? year * 2 - 2 : year * 2 - 1;
  const open = [first, first + 1, first + 2].map(
    (one) => `${Math.floor(one / 2)}-${(one % 2) + 1}`,
  );
  return [...new Set([...(chosen ? [chosen] : []), ...open])].sort();
}

type CreditApplicationProps = Pick<ApplicationFormProps, 'onSent'>;

function CreditForm({ typed, onSent }: CreditApplicationProps & { typed: Partial<Input> }) {
  const { t } = useTranslation('participant');
  const { date, money } = useFormat();
  const semester = useSemester();
  const documents = useChosenDocuments();
  const { form, onSubmit } = useCallForm(applyForCreditGrant, creditApplicationRequest, {
    defaultValues: { ...blank, ...typed },
    guard: false,
    onDone: (application) => {
      draft.forget();
      onSent(application, documents.files);
    },
  });
  const draft = useFormDraft('credit-grant', form);
  const programs = usePrograms(useWatch({ control: form.control, name: 'programId' }));
  return (
    <>
      <LeaveQuestion isUnsaved={() => documents.chosen.length > 0} />
      <CheckedForm
        form={form}
        onSubmit={onSubmit}
        sendLabel={t('apply.send')}
        answers={(values) => [
          { term: t('apply.program'), value: programs.selected?.label },
          { term: t('apply.semester'), value: semester(values.semester) },
          { term: t('apply.bank'), value: values.bank },
          { term: t('apply.contract'), value: values.contractNumber },
          { term: t('apply.contractDate'), value: date(values.contractDate) },
          { term: t('apply.sum'), value: money(values.creditAmount) },
          { term: t('apply.account'), value: values.accountMask },
          { term: t('apply.documents'), value: documents.names || t('apply.noDocuments') },
        ]}
      >
        <ComboboxField
          {...programs}
          name="programId"
          label={t('apply.program')}
          hint={t('apply.programHint')}
        />
        <SelectField
          name="semester"
          label={t('apply.semester')}
          options={semestersFrom(today(), typed.semester).map((value) => ({
            value,
            label: semester(value),
          }))}
        />
        <TextField name="bank" label={t('apply.bank')} maxLength={120} />
        <TextField name="contractNumber" label={t('apply.contract')} maxLength={50} />
        <DateField
          name="contractDate"
          label={t('apply.contractDate')}
          max={today()}
          autoComplete="off"
        />
        <MoneyField name="creditAmount" label={t('apply.sum')} />
        <TextField
          name="accountMask"
          label={t('apply.account')}
          hint={t('apply.accountHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
        <p>{t('apply.credit')}</p>
        <ChosenDocuments documents={documents} />
        <DraftStatus state={draft.state} />
      </CheckedForm>
    </>
  );
}

/** Help with an educational credit: the programme, the bank and its contract. */
export function CreditApplication({ onSent }: CreditApplicationProps) {
  return (
    <DraftedForm name="credit-grant">
      {(typed) => <CreditForm typed={typed} onSent={onSent} />}
    </DraftedForm>
  );
}
