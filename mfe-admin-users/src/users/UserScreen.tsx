import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getUser, updateUser, type User } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApi } from '@campus/shared/api/useApi';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { userUpdaterDto } from '@campus/shared/contract/staff/requests';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import * as z from 'zod/mini';
import { UserBar } from './UserBar';

const texts = ['lastName', 'firstName', 'middleName', 'position'] as const;
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

/** An empty field empties what is saved. */
const requestOf = (values: Values): z.input<typeof userUpdaterDto> => ({
  ...values,
  middleName: values.middleName || null,
  position: values.position || null,
  phone: values.phone || null,
});

const schema = z.pipe(z.transform(requestOf), userUpdaterDto);

/** The record of a member of staff, and what else may be done with the account. */
function UserForm({ user }: { user: User }) {
  const { t } = useTranslation('admin-users');
  const api = useApi();
  const { data: organisations = [] } = useCallQuery(listEduOrgs, { query: {} });
  const { save, move, record, ...editing } = useRecordForm({
    call: updateUser,
    schema,
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
      bar={<UserBar user={record ?? user} move={move} onSave={() => void save()} />}
    >
      <Surface>
        <Stack gap={5}>
          {texts.map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`user.field.${name}`)}
              autoComplete="off"
              optional={name === 'middleName' || name === 'position'}
            />
          ))}
          <PhoneField name="phone" label={t('user.field.phone')} clearable optional />
          <ComboboxField
            name="eduOrgId"
            label={t('user.field.eduOrgId')}
            options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
            selected={eduOrg ? { value: eduOrg.id, label: eduOrg.name } : undefined}
            none={null}
            optional
          />
        </Stack>
      </Surface>
    </RecordForm>
  );
}

/** One member of staff: the record, the role and the access. */
export function UserScreen({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const { search } = useLocation();
  const query = useCallQuery(getUser, { params: { id } });
  const user = query.data;
  return (
    <EditorScreen
      query={query}
      title={user ? fullName(user) : t('user.title')}
      lead={user && `${user.login} · ${user.role.name}`}
      list={{ to: staffPaths.users() + search, label: t('title') }}
      missing={(word) => t(`user.missing.${word}`)}
      skeleton={<SkeletonText lines={8} />}
    >
      {(found) => <UserForm key={found.id} user={found} />}
    </EditorScreen>
  );
}
