import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { countUsers, getUser, updateUser, type User } from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { userUpdaterDto } from '@campus/shared/contract/staff/requests';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { TextField } from '@campus/shared/form/TextField';
import { useFormat } from '@campus/shared/format/useFormat';
import { Tabs } from '@campus/shared/overlay/Tabs';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { RoleRights } from './RoleRights';
import { UserActions } from './UserActions';
import { UserBar } from './UserBar';
import { UserState } from './UserState';

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

interface UserFormProps {
  user: User;
  hasExtensions: boolean;
}

/** The record of a member of staff, and what else may be done with the account. */
function UserForm({ user, hasExtensions }: UserFormProps) {
  const { t } = useTranslation('admin-users');
  const { byName } = useFormat();
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
      bar={
        <UserBar user={record ?? user} {...{ move, hasExtensions }} onSave={() => void save()} />
      }
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
            options={organisations
              .map(({ id, name }) => ({ value: id, label: name }))
              .sort((one, other) => byName(one.label, other.label))}
            selected={eduOrg ? { value: eduOrg.id, label: eduOrg.name } : undefined}
            none={null}
            optional
          />
        </Stack>
      </Surface>
    </RecordForm>
  );
}

/** The record for those who may only look at it. */
function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('admin-users');
  const { phone, dateTime } = useFormat();
  return (
    <Surface>
      <Stack gap={5}>
        <UserState isActive={user.isActive} />
        <SummaryList
          items={[
            {
              term: t('user.field.position'),
              // Records of staff are kept in Russian, whatever language they are read in.
              value: user.position && <span lang="ru">{user.position}</span>,
            },
            { term: t('user.field.phone'), value: user.phone && phone(user.phone) },
            { term: t('user.field.eduOrgId'), value: user.eduOrg?.name },
            { term: t('staff.twoFactor.label'), value: t(`staff.twoFactor.${user.twoFactor}`) },
            {
              term: t('column.lastLogin'),
              value: user.lastLoginAt ? dateTime(user.lastLoginAt) : t('neverSignedIn'),
            },
          ]}
        />
        <RoleRights role={user.role.key} name={user.role.name} />
      </Stack>
    </Surface>
  );
}

/** To be the only administrator is worth knowing before something is tried that would be refused. */
function OwnNotice({ isOnly }: { isOnly: boolean }) {
  const { t } = useTranslation('admin-users');
  return <Banner tone="info">{t(isOnly ? 'staff.own.only' : 'staff.own.text')}</Banner>;
}

type UserCounts = CallOutput<typeof countUsers>;

/** The record, and what its owner did where the server can tell. */
function UserParts({ user, counts }: { user: User; counts?: UserCounts }) {
  const { t } = useTranslation('admin-users');
  const session = useSession();
  // Decided once: a tab that came later would take away what somebody has typed.
  const [hasExtensions] = useState(counts !== undefined);
  const [{ tab }, setFilter] = useFilter({ tab: urlText });
  const record = mayUse(session, updateUser.access) ? (
    <Stack gap={5}>
      {session.id === user.id && <OwnNotice isOnly={counts?.admins === 1} />}
      <UserForm user={user} hasExtensions={hasExtensions} />
    </Stack>
  ) : (
    <UserFacts user={user} />
  );
  if (!hasExtensions) return record;
  return (
    <Tabs
      label={t('staff.parts.label')}
      value={tab}
      onChange={(next) => setFilter({ tab: next === 'record' ? undefined : next })}
      tabs={[
        { value: 'record', label: t('staff.parts.record'), content: record },
        {
          value: 'actions',
          label: t('staff.did.title'),
          content: <UserActions userId={user.id} />,
        },
      ]}
    />
  );
}

/** One member of staff: the record, the role, the access and what was done with it. */
export function UserScreen({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const { search } = useLocation();
  const query = useCallQuery(getUser, { params: { id } });
  const counts = useCallQuery(countUsers);
  const skeleton = <SkeletonText lines={8} />;
  const user = query.data;
  return (
    <EditorScreen
      query={query}
      title={user ? fullName(user) : t('user.title')}
      lead={user && `${user.login} · ${user.role.name}`}
      list={{ to: staffPaths.users() + search, label: t('title') }}
      missing={(word) => t(`user.missing.${word}`)}
      skeleton={skeleton}
    >
      {(found) =>
        // A backend that counts no accounts has none of the other extensions either.
        counts.isFetched ? <UserParts key={found.id} user={found} counts={counts.data} /> : skeleton
      }
    </EditorScreen>
  );
}
