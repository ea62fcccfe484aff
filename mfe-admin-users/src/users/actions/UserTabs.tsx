import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { listUserActions } from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { Tabs } from '@campus/shared/overlay/Tabs';
import { Timeline } from '@campus/shared/progress/Timeline';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { PaneContext } from '@campus/shared/ui/usePane';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogWords } from '../../log/useLogWords';

/** Where a record can be looked at, if it is still there. */
const placeOf: Record<string, (id: string) => string> = {
  user: staffPaths.user,
  human: peoplePaths.person,
  ticket: supportPaths.ticket,
};

const page = 20;
const most = 100;

/** What a member of staff did, the newest first. */
function UserActions({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const { actionText } = useLogWords();
  const [size, setSize] = useState(page);
  const query = useCallQuery(listUserActions, { params: { id: userId }, query: { size } });
  return (
    <QueryView
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon="clock" title={t('staff.did.none')} />}
      skeleton={<SkeletonText lines={8} />}
    >
      {({ items, total }) => (
        <Stack gap={5}>
          <Timeline
            label={t('staff.did.title')}
            events={items.map(({ id, at, action, entity }) => {
              const to = placeOf[entity.type]?.(entity.id);
              const text = (
                <Stack as="ul" direction="row" gap={3}>
                  <li>
                    <TextLink to={operationPaths.entry(id)}>{t('staff.did.changes')}</TextLink>
                  </li>
                  {to && (
                    <li>
                      <TextLink to={to}>{t('staff.did.open')}</TextLink>
                    </li>
                  )}
                </Stack>
              );
              return { id, at, title: actionText(action), text };
            })}
          />
          <p>
            <TextLink to={operationPaths.logOfActor(userId)}>{t('staff.did.all')}</TextLink>
          </p>
          {items.length < total && size < most ? (
            <div>
              <Button
                variant="soft"
                busy={query.isPlaceholderData}
                onClick={() => setSize(Math.min(most, size + page))}
              >
                {t('staff.did.more')}
              </Button>
            </div>
          ) : (
            total > most && (
              <p>{t('staff.did.rest', { shown: number(most), total: number(total) })}</p>
            )
          )}
        </Stack>
      )}
    </QueryView>
  );
}

interface UserTabsProps {
  userId: string;
  /** Whether the backend can tell what somebody did. */
  isKnown: boolean;
  /** The record itself. */
  children: (isKnown: boolean) => ReactNode;
}

/** The record, and what its owner did where the server can tell. */
export function UserTabs({ userId, isKnown, children }: UserTabsProps) {
  const { t } = useTranslation('admin-users');
  // Decided once: a tab that came later would take away what somebody has typed.
  const [hasActions] = useState(isKnown);
  const [{ tab }, setFilter] = useFilter({ tab: urlText });
  const record = children(hasActions);
  if (!hasActions) return record;
  return (
    <Tabs
      label={t('staff.parts.label')}
      value={tab}
      onChange={(next) => setFilter({ tab: next === 'record' ? undefined : next })}
      tabs={[
        {
          value: 'record',
          label: t('staff.parts.record'),
          // Another tab changes only the filter in the address: what is typed here stays.
          content: <PaneContext value="item">{record}</PaneContext>,
        },
        {
          value: 'actions',
          label: t('staff.did.title'),
          content: <UserActions userId={userId} />,
        },
      ]}
    />
  );
}
