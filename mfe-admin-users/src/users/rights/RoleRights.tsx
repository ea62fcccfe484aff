import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { Access } from '@campus/shared/contract/call';
import { filterApplications } from '@campus/shared/contract/applications/calls';
import { decidersOf } from '@campus/shared/contract/applications/machine';
import { listGrants, saveGrants } from '@campus/shared/contract/education/calls';
import { createNews, filterNews } from '@campus/shared/contract/media/newsCalls';
import {
  createNotification,
  filterNotifications,
  sendNotification,
} from '@campus/shared/contract/notifications/calls';
import { filterJobs, filterLog, retryJob } from '@campus/shared/contract/operations/calls';
import { filterPartners, updatePartner } from '@campus/shared/contract/partners/calls';
import { filterPayments } from '@campus/shared/contract/payments/calls';
import { registerMoves } from '@campus/shared/contract/payments/machine';
import {
  filterHumans,
  listHumanLogs,
  updateHuman,
} from '@campus/shared/contract/people/staffCalls';
import { listRegistryAlarms, moveRemote } from '@campus/shared/contract/releases/calls';
import {
  listTranslations,
  listUserRoles,
  saveTranslations,
} from '@campus/shared/contract/resources/calls';
import type { StaffRole } from '@campus/shared/contract/roles';
import {
  listFooterLinks,
  listSettings,
  updateFooterLink,
  updateSetting,
} from '@campus/shared/contract/settings/calls';
import { createUser, getUser, type User } from '@campus/shared/contract/staff/calls';
import { answerTicket, filterTickets } from '@campus/shared/contract/support/calls';
import { filterSyncMessages, retrySyncMessage } from '@campus/shared/contract/sync/calls';
import { SelectField } from '@campus/shared/form/SelectField';
import { DataTable } from '@campus/shared/table/DataTable';
import { Banner } from '@campus/shared/ui/Banner';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Who looks at what stands in an area and who changes it, or who may do one thing. */
type Area = { reads: Access; changes?: Access } | { does: Access };

/** As the calls and the state machines themselves admit. */
const areas = {
  people: { reads: filterHumans.access, changes: updateHuman.access },
  // `getHuman` shows them in full to whoever may correct them.
  documents: { does: updateHuman.access },
  cardApplications: { reads: filterApplications.access, changes: decidersOf.ESK_CARD },
  grantApplications: { reads: filterApplications.access, changes: decidersOf.EXTRA_GRANT },
  registers: { reads: filterPayments.access, changes: registerMoves.create.by },
  approval: { does: registerMoves.approve.by },
  grants: { reads: listGrants.access, changes: saveGrants.access },
  tickets: { reads: filterTickets.access, changes: answerTicket.access },
  notifications: { reads: filterNotifications.access, changes: createNotification.access },
  sending: { does: sendNotification.access },
  content: { reads: filterNews.access, changes: createNews.access },
  partners: { reads: filterPartners.access, changes: updatePartner.access },
  texts: { reads: listTranslations.access, changes: saveTranslations.access },
  footer: { reads: listFooterLinks.access, changes: updateFooterLink.access },
  users: { reads: getUser.access, changes: createUser.access },
  settings: { reads: listSettings.access, changes: updateSetting.access },
  sync: { reads: filterSyncMessages.access, changes: retrySyncMessage.access },
  humanLog: { reads: listHumanLogs.access },
  log: { reads: filterLog.access },
  jobs: { reads: filterJobs.access, changes: retryJob.access },
  releases: { reads: listRegistryAlarms.access, changes: moveRemote.access },
} satisfies Record<string, Area>;
type AreaName = keyof typeof areas;
const areaNames = Object.keys(areas) as AreaName[];

/** Without a list of roles everybody is admitted, and so is every member of staff. */
const admits = (access: Access | undefined, role: StaffRole) =>
  typeof access === 'object' ? access.includes(role) : access !== undefined;

function rightTo(area: Area, role: StaffRole) {
  if ('does' in area) return admits(area.does, role) ? 'does' : 'none';
  if (admits(area.changes, role)) return 'changes';
  return admits(area.reads, role) ? 'reads' : 'none';
}

/** What a role may do, area by area, so that nobody gives more than was meant. */
export function RoleRights({ role, name }: { role: StaffRole; name: string }) {
  const { t } = useTranslation('admin-users');
  const label = t('user.rights.label', { name });
  return (
    <section aria-label={label}>
      <DataTable
        caption={label}
        rows={areaNames}
        rowKey={(area) => area}
        columns={[
          {
            key: 'area',
            header: t('user.rights.column.area'),
            cell: (area) => t(`user.rights.area.${area}`),
            priority: 'primary',
          },
          {
            key: 'right',
            header: t('user.rights.column.right'),
            cell: (area) => t(`user.rights.${rightTo(areas[area], role)}`),
          },
        ]}
        isCompact
      />
      {role === 'EDU_OPERATOR' && <p>{t('user.rights.ownOrganisation')}</p>}
    </section>
  );
}

interface RoleFieldProps {
  /** The one that somebody has; without it nothing is chosen at first. */
  current?: User['role'];
  /** An operator without an organisation would see nothing: it has to be given first. */
  lacksOrganisation?: boolean;
}

/** Which role, and what it may do as soon as it is chosen. */
export function RoleField({ current, lacksOrganisation = false }: RoleFieldProps) {
  const { t } = useTranslation('admin-users');
  const { data: roles = current ? [current] : [] } = useCallQuery(listUserRoles);
  const roleId = useWatch<{ roleId: string }, 'roleId'>({ name: 'roleId' });
  const role = roles.find(({ id }) => id === roleId);
  return (
    <>
      <SelectField
        name="roleId"
        label={t('column.role')}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        {...(current && { placeholder: null })}
      />
      {role?.key === 'EDU_OPERATOR' && lacksOrganisation && (
        <Banner tone="warning">{t('staff.organisationFirst')}</Banner>
      )}
      {role && <RoleRights role={role.key} name={role.name} />}
    </>
  );
}
