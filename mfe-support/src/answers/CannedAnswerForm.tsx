import { answerPlaceholders } from '@campus/shared/contract/support/answerPlaceholders';
import { createCannedAnswer, updateCannedAnswer } from '@campus/shared/contract/support/calls';
import type { CannedAnswer } from '@campus/shared/contract/support/records';
import {
  cannedAnswerRequest,
  cannedAnswerUpdateRequest,
} from '@campus/shared/contract/support/requests';
import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { useTranslation } from 'react-i18next';

const labels = {
  'title.ru': 'nameRu',
  'title.en': 'nameEn',
  'text.ru': 'textRu',
  'text.en': 'textEn',
} as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

function useLabels() {
  const { t } = useTranslation('support');
  return (name: string) => t(`answers.${labels[name as keyof typeof labels]}`);
}

function AnswerFields() {
  const { t } = useTranslation('support');
  const labelOf = useLabels();
  return (
    <>
      <BothLanguages name="title" labelOf={labelOf} missing={t('answers.missing.name')} />
      <TextAreaField
        name="text.ru"
        label={labelOf('text.ru')}
        hint={t('answers.placeholders', answerPlaceholders.ru)}
        rows={6}
        limit={5000}
        missing={t('answers.missing.text')}
      />
      <TextAreaField
        name="text.en"
        label={labelOf('text.en')}
        hint={t('answers.placeholders', answerPlaceholders.en)}
        rows={6}
        limit={5000}
        optional
      />
    </>
  );
}

interface FormProps extends WindowForm {
  onDone: (answer: CannedAnswer) => void;
}

export function NewCannedAnswerForm(window: FormProps) {
  const { t } = useTranslation('support');
  const form = useCallFormInWindow(createCannedAnswer, cannedAnswerRequest, {
    defaultValues: { title: { ru: '', en: '' }, text: { ru: '', en: '' } },
    window,
  });
  return (
    <RecordForm {...form} submitLabel={t('answers.create')} firstField="title.ru">
      <AnswerFields />
    </RecordForm>
  );
}

const valuesOf = ({ title, text, version }: CannedAnswer) => ({
  title: { ru: title.ru, en: title.en ?? '' },
  text: { ru: text.ru, en: text.en ?? '' },
  version,
});

interface EditProps extends FormProps {
  answer: CannedAnswer;
  /** Asks for it as it is saved now. */
  read: () => Promise<CannedAnswer>;
}

export function CannedAnswerForm({ answer, read, onDone, ...rest }: EditProps) {
  const { t } = useTranslation('support');
  const labelOf = useLabels();
  const { form, onSubmit, meeting } = useRecordForm({
    call: updateCannedAnswer,
    schema: cannedAnswerUpdateRequest,
    input: { params: { id: answer.id } },
    record: answer,
    valuesOf,
    names,
    read,
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, meeting, labelOf, ...rest }}
      submitLabel={t('answers.save')}
      firstField="title.ru"
    >
      <AnswerFields />
    </RecordForm>
  );
}
