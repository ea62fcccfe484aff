import type { Access } from '@campus/shared/contract/call';
import { approveApplication, filterApplications } from '@campus/shared/contract/applications/calls';
import { createNews, getNews } from '@campus/shared/contract/media/newsCalls';
import { filterNotifications, sendNotification } from '@campus/shared/contract/notifications/calls';
import { createPayment, filterPayments } from '@campus/shared/contract/payments/calls';
import { registerMoves } from '@campus/shared/contract/payments/machine';
import { filterHumans, updateHuman } from '@campus/shared/contract/people/staffCalls';
import { saveTranslations } from '@campus/shared/contract/resources/calls';
import type { StaffRole } from '@campus/shared/contract/roles';
import { updateSetting } from '@campus/shared/contract/settings/calls';
import { createUser, filterUsers } from '@campus/shared/contract/staff/calls';
import { answerTicket, filterTickets } from '@campus/shared/contract/support/calls';
import { filterSyncMessages, retrySyncMessage } from '@campus/shared/contract/sync/calls';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useTranslation } from 'react-i18next';

/** Who reads and who changes each area, as the calls themselves admit. */
const areas: Record<string, { reads: Access; changes: Access }> = {
  people: { reads: filterHumans.access, changes: updateHuman.access },
  applications: { reads: filterApplications.access, changes: approveApplication.access },
  registers: { reads: filterPayments.access, changes: createPayment.access },
  approval: { reads: filterPayments.access, changes: registerMoves.approve.by },
  tickets: { reads: filterTickets.access, changes: answerTicket.access },
  notifications: { reads: filterNotifications.access, changes: sendNotification.access },
  content: { reads: getNews.access, changes: createNews.access },
  texts: { reads: saveTranslations.access, changes: saveTranslations.access },
  users: { reads: filterUsers.access, changes: createUser.access },
  settings: { reads: updateSetting.access, changes: updateSetting.access },
  sync: { reads: filterSyncMessages.access, changes: retrySyncMessage.access },
};

const admits = (access: Access, role: StaffRole) =>
  typeof access === 'object' && access.includes(role);

/** What a role may do, area by area, so that nobody gives more than was meant. */
export function RoleRights({ role, name }: { role: StaffRole; name: string }) {
  const { t } = useTranslation('admin-users');
  const rightsOf = ({ reads, changes }: (typeof areas)[string]) => {
    if (admits(changes, role)) return 'changes';
    return admits(reads, role) ? 'reads' : 'none';
  };
  return (
    <section aria-label={t('user.rights.label', { name })}>
      <SummaryList
        items={Object.entries(areas).map(([area, access]) => ({
          term: t(`user.rights.area.${area}`),
          value: t(`user.rights.${rightsOf(access)}`),
        }))}
      />
      {role === 'EDU_OPERATOR' && <p>{t('user.rights.ownOrganisation')}</p>}
    </section>
  );
}
