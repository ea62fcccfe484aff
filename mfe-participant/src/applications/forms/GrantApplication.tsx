import { applyForExtraGrant } from '@campus/shared/contract/applications/calls';
import { applicationDueDay } from '@campus/shared/contract/applications/machine';
import { CheckedForm } from '@campus/shared/form/CheckedForm';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { LeaveQuestion } from '@campus/shared/remote/LeaveQuestion';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ChosenDocuments, useChosenDocuments } from '../ApplicationDocuments';
import type { ApplicationFormProps } from '../applicationOptions';

const nothing = z.object({});

/** All that is known comes from the record of study; the documents are what the person adds. */
export function GrantApplication({ human, onSent }: ApplicationFormProps) {
  const { t } = useTranslation('participant');
  const { date, fullName } = useFormat();
  const documents = useChosenDocuments();
  const { form, onSubmit } = useCallForm(applyForExtraGrant, nothing, {
    defaultValues: {},
    guard: false,
    onDone: (application) => onSent(application, documents.files),
  });
  return (
    <>
      <LeaveQuestion isUnsaved={() => documents.chosen.length > 0} />
      <CheckedForm
        form={form}
        onSubmit={onSubmit}
        sendLabel={t('apply.send')}
        answers={() => [
          { term: t('apply.applicant'), value: fullName(human) },
          { term: t('apply.organisation'), value: human.student?.eduOrg.name },
          { term: t('apply.program'), value: human.student?.program },
          { term: t('apply.documents'), value: documents.names || t('apply.noDocuments') },
          {
            term: t('apply.decision'),
            value: date(applicationDueDay(new Date().toISOString())),
          },
        ]}
      >
        <p>{t('apply.grant')}</p>
        <ChosenDocuments documents={documents} />
      </CheckedForm>
    </>
  );
}
