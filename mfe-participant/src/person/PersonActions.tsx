import { useCall } from '@campus/shared/api/useCall';
import type { CallOutput } from '@campus/shared/contract/call';
import { today } from '@campus/shared/contract/days';
import type { IdentityStatus } from '@campus/shared/contract/people/machine';
import { humanUpdateRequest } from '@campus/shared/contract/people/requests';
import { restoreHuman, getHuman, updateHuman } from '@campus/shared/contract/people/staffCalls';
import { DateField } from '@campus/shared/form/DateField';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { RadioField } from '@campus/shared/form/RadioField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useFormWindow, type ClosingForm } from '@campus/shared/record/useFormWindow';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

type Human = CallOutput<typeof getHuman>;

const texts = ['lastName', 'firstName', 'middleName'] as const;
const names = [...texts, 'birthDate', 'phone', 'email', 'identityStatus'] as const;
const decisions = ['FILLED', 'VERIFIED', 'MISMATCH'] as const satisfies IdentityStatus[];

const valuesOf = (human: Human) => ({
  lastName: human.lastName ?? '',
  firstName: human.firstName ?? '',
  middleName: human.middleName,
  birthDate: human.birthDate ?? '',
  phone: human.phone,
  email: human.email,
  identityStatus: human.identityStatus,
  comment: '',
  version: human.version,
  // After a conflict the form goes on from another version than it began with.
  before: human,
});
type Values = ReturnType<typeof valuesOf>;

/** What was never given may stay so; what was given can be corrected, but not emptied. */
const kept = (value: string, before: string | null) =>
  value === '' && before === null ? undefined : value;

const requestOf = ({ before, ...values }: Values): z.input<typeof humanUpdateRequest> => ({
  ...values,
  lastName: kept(values.lastName, before.lastName),
  firstName: kept(values.firstName, before.firstName),
  birthDate: kept(values.birthDate, before.birthDate),
  // Sent only where it differs: it would wait for a second member of staff.
  email: values.email === before.email ? undefined : values.email,
  identityStatus: values.identityStatus === 'EMPTY' ? undefined : values.identityStatus,
});

const schema = z.pipe(z.transform(requestOf), humanUpdateRequest);

interface EditPersonProps extends ClosingForm {
  human: Human;
}

/** Corrects a person and decides on the identity; the comment goes to the log. */
function EditPerson({ human, onDone, ...rest }: EditPersonProps) {
  const { t } = useTranslation('participant');
  const { date, phone } = useFormat();
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit, meeting } = useRecordForm({
    call: updateHuman,
    schema,
    input: { params: { id: human.id } },
    record: human,
    valuesOf,
    names,
    ownFields: ['comment'],
    read: getHuman,
    onDone: () => {
      notify({ tone: 'success', text: t('person.edit.done') });
      onDone();
    },
  });
  const textOf = (name: (typeof names)[number], values: Values) => {
    if (name === 'identityStatus') return t(`identityStatus.${values.identityStatus}`);
    if (name === 'birthDate') return values.birthDate && date(values.birthDate);
    if (name === 'phone') return values.phone && phone(values.phone);
    return values[name];
  };
  return (
    <RecordForm
      {...{ form, onSubmit, meeting, textOf, ...rest }}
      labelOf={(name) => t(`person.edit.field.${name}`)}
      submitLabel={t('person.edit.action')}
    >
      {texts.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`person.edit.field.${name}`)}
          autoComplete="off"
          optional={name === 'middleName'}
          clearable={name === 'middleName'}
        />
      ))}
      <DateField
        name="birthDate"
        label={t('person.edit.field.birthDate')}
        max={today()}
        autoComplete="off"
        optional={human.birthDate === null}
      />
      <PhoneField name="phone" label={t('person.edit.field.phone')} clearable optional />
      <TextField
        name="email"
        type="email"
        label={t('person.edit.field.email')}
        hint={t('person.edit.emailHint')}
        autoComplete="off"
      />
      {human.identityStatus !== 'EMPTY' && (
        <RadioField
          name="identityStatus"
          label={t('person.edit.field.identityStatus')}
          options={optionsOf(decisions, (value) => t(`identityStatus.${value}`))}
        />
      )}
      <TextAreaField
        name="comment"
        label={t('person.edit.comment')}
        hint={t('person.edit.commentHint')}
        rows={3}
        limit={1000}
      />
    </RecordForm>
  );
}

/** What support may do with an account: correct an open one, bring a deleted one back. */
export function PersonActions({ human }: { human: Human }) {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const { mutateAsync: restore } = useCall(restoreHuman);
  const { ask, dialog } = useConfirmed();
  const name = fullName(human) || human.email;
  const { ask: edit, window } = useFormWindow<Human>({
    title: () => t('person.edit.title', { name }),
    form: (asked, own) => <EditPerson human={asked} {...own} />,
  });
  const onRestore = () =>
    ask({
      words: (word) => t(`person.restore.${word}`, { name }),
      perform: () => restore({ params: { id: human.id } }),
    });
  return (
    <>
      {human.state === 'ACTIVE' && (
        <Button variant="soft" icon="edit" onClick={() => edit(human)}>
          {t('person.edit.open')}
        </Button>
      )}
      {human.state === 'DELETED' && (
        <Button variant="soft" icon="undo" onClick={onRestore}>
          {t('person.restore.open')}
        </Button>
      )}
      {window}
      {dialog}
    </>
  );
}
