import type { CallOutput } from '@campus/shared/contract/call';
import { documentsViewRequest } from '@campus/shared/contract/people/requests';
import { getHuman } from '@campus/shared/contract/people/staffCalls';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Human = CallOutput<typeof getHuman>;

const passportOf = ({ passport }: Human) =>
  passport && [passport.series, passport.number].filter(Boolean).join(' ');

interface ViewFormProps {
  id: string;
  onDone: (human: Human) => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

function ViewForm({ id, onDone, ...rest }: ViewFormProps) {
  const { t } = useTranslation('participant');
  const { form, onSubmit } = useCallForm(getHuman, documentsViewRequest, {
    defaultValues: { reason: '' },
    input: ({ reason }) => ({ params: { id }, query: { full: true, reason } }),
    guard: false,
    onDone,
  });
  return (
    <RecordForm {...{ form, onSubmit, ...rest }} submitLabel={t('person.documents.action')}>
      <p>{t('person.documents.text')}</p>
      <TextField
        name="reason"
        label={t('person.documents.reason')}
        hint={t('person.documents.reasonHint')}
        maxLength={500}
        autoComplete="off"
      />
    </RecordForm>
  );
}

interface DocumentsProps {
  /** With masked documents. */
  human: Human;
  mayView: boolean;
}

/** Documents masked; in full for those who say why, until they are hidden or the page is left. */
export function Documents({ human, mayView }: DocumentsProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const { ask, close, count, isOpen } = useAsked<string>();
  /** Here and nowhere else: what the cache holds stays masked. */
  const [full, setFull] = useState<Human>();
  const shown = full ?? human;
  const { passport } = shown;
  const isEmpty = !human.snils && !human.inn && !human.passport;
  const details = full && passport ? passport : undefined;
  const more = details && [
    { term: t('person.issuedAt'), value: details.issuedAt && date(details.issuedAt) },
    { term: t('person.issuedBy'), value: details.issuedBy },
    { term: t('person.department'), value: details.departmentCode },
  ];
  return (
    <Stack gap={4}>
      <SummaryList
        items={[
          { term: t('person.snils'), value: shown.snils },
          { term: t('person.inn'), value: shown.inn },
          { term: t('person.passport'), value: passportOf(shown) },
          ...(more ?? []),
        ]}
      />
      {mayView && !isEmpty && (
        <div>
          {full ? (
            <Button size="s" variant="soft" icon="lock" onClick={() => setFull(undefined)}>
              {t('person.documents.hide')}
            </Button>
          ) : (
            <Button size="s" variant="soft" icon="eye" onClick={() => ask(human.id)}>
              {t('person.documents.open')}
            </Button>
          )}
        </div>
      )}
      <RecordWindow title={t('person.documents.title')} open={isOpen} onClose={close}>
        {(window) => (
          <ViewForm
            key={count}
            id={human.id}
            {...window}
            onDone={(found) => {
              setFull(found);
              close();
            }}
          />
        )}
      </RecordWindow>
    </Stack>
  );
}
