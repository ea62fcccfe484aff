import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import type { CallInput } from '@campus/shared/contract/call';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { getUser, updateUser, type User } from '@campus/shared/contract/staff/calls';
import { userUpdaterDto } from '@campus/shared/contract/staff/requests';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { TextField } from '@campus/shared/form/TextField';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { UserBar } from './UserBar';

const texts = ['lastName', 'firstName', 'middleName', 'position'] as const;
const isOptional = (name: string) => name === 'middleName' || name === 'position';

/** What is left empty is not sent, and empties what is saved. */
export const withoutBlanks = <V extends { middleName: string; position: string }>(values: V) => ({
  ...values,
  middleName: values.middleName || null,
  position: values.position || null,
});

/** Who it is. */
export function TextFields() {
  const { t } = useTranslation('admin-users');
  return texts.map((name) => (
    <TextField
      key={name}
      name={name}
      label={t(`user.field.${name}`)}
      autoComplete="off"
      optional={isOptional(name)}
    />
  ));
}

interface OrganisationFieldProps extends Pick<
  ComponentProps<typeof ComboboxField>,
  'selected' | 'optional'
> {
  query: NonNullable<CallInput<typeof listEduOrgs>['query']>;
}

export function OrganisationField({ query, ...field }: OrganisationFieldProps) {
  const { t } = useTranslation('admin-users');
  const { byName } = useFormat();
  const { data = [] } = useCallQuery(listEduOrgs, { query });
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  options.sort((one, other) => byName(one.label, other.label));
  return (
    <ComboboxField
      name="eduOrgId"
      label={t('user.field.eduOrgId')}
      none={null}
      {...{ options, ...field }}
    />
  );
}

const names = [...texts, 'phone', 'eduOrgId'] as const;

const valuesOf = ({ middleName, position, eduOrg, ...user }: User) => ({
  lastName: user.lastName,
  firstName: user.firstName,
  middleName: middleName ?? '',
  position: position ?? '',
  phone: user.phone,
  eduOrgId: eduOrg?.id ?? null,
  version: user.version,
});
type Values = ReturnType<typeof valuesOf>;

const updater = z.pipe(
  z.transform((values: Values): z.input<typeof userUpdaterDto> => ({
    ...withoutBlanks(values),
    phone: values.phone || null,
  })),
  userUpdaterDto,
);

interface UserFormProps {
  user: User;
  hasExtensions: boolean;
}

/** The record of a member of staff, and what else may be done with the account. */
export function UserForm({ user, hasExtensions }: UserFormProps) {
  const { t } = useTranslation('admin-users');
  const api = useApi();
  const { data: organisations = [] } = useCallQuery(listEduOrgs, { query: {} });
  const { save, move, record, ...editing } = useRecordForm({
    call: updateUser,
    schema: updater,
    input: { params: { id: user.id } },
    record: user,
    valuesOf,
    names,
    read: () => api(getUser, { params: { id: user.id } }),
    stays: true,
  });
  const { eduOrg } = user;
  const organisationOf = ({ eduOrgId }: Values) =>
    organisations.find(({ id }) => id === eduOrgId)?.name;
  return (
    <RecordForm
      {...editing}
      labelOf={(name) => t(`user.field.${name}`)}
      textOf={(name, values) => (name === 'eduOrgId' ? organisationOf(values) : values[name])}
      bar={
        <UserBar user={record ?? user} {...{ move, hasExtensions }} onSave={() => void save()} />
      }
    >
      <Surface>
        <Stack gap={5}>
          <TextFields />
          <PhoneField name="phone" label={t('user.field.phone')} clearable optional />
          <OrganisationField
            query={{}}
            selected={eduOrg ? { value: eduOrg.id, label: eduOrg.name } : undefined}
            optional
          />
        </Stack>
      </Surface>
    </RecordForm>
  );
}
