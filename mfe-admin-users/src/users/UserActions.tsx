import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { listUserActions } from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { Timeline } from '@campus/shared/progress/Timeline';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeText } from '../log/useCodeText';

type Action = CallOutput<typeof listUserActions>['items'][number];

/** Where a record can be looked at, if it is still there. */
const placeOf: Record<string, (id: string) => string> = {
  user: staffPaths.user,
  human: peoplePaths.person,
  ticket: supportPaths.ticket,
};

/** What was done, in words; a code that this release does not know stays as it is. */
function useActionText() {
  const codeText = useCodeText();
  return ({ action }: Action) => {
    const [entity = '', ...verb] = action.split('.');
    const words = [
      codeText('staff.did.entity', entity),
      codeText('staff.did.verb', verb.join('.')),
    ];
    return words.every(Boolean) ? words.join(': ') : action;
  };
}

const page = 20;
const most = 100;

/** What a member of staff did, the newest first. */
export function UserActions({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const actionText = useActionText();
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
            events={items.map((action) => {
              const { id, at, entity } = action;
              const to = placeOf[entity.type]?.(entity.id);
              const text = to && <TextLink to={to}>{t('staff.did.open')}</TextLink>;
              return { id, at, title: actionText(action), text };
            })}
          />
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
