import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationPatience } from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { workingDayAfter } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { OpenItems } from '@campus/shared/progress/OpenItems';
import { useTranslation } from 'react-i18next';

/** What nobody has decided yet, and by when somebody will. */
export function OpenApplications() {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const query = useCallQuery(listMyApplications, { query: {} });
  const decidedBy = (createdAt: string) =>
    date(workingDayAfter(Date.parse(createdAt), applicationPatience));
  return (
    <OpenItems
      title={t('me.applications.title')}
      all={{ to: applicationPaths.own(), label: t('me.applications.all') }}
      query={query}
      itemsOf={({ items }) =>
        items
          .filter(({ status }) => status === 'NEW')
          .map(({ id, type, createdAt }) => ({
            id,
            title: t(`me.applications.type.${type}`),
            facts: t('me.applications.until', { date: decidedBy(createdAt) }),
          }))
      }
      emptyText={t('me.applications.none')}
    />
  );
}
