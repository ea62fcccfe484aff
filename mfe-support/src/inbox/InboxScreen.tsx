import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { notificationKinds } from '@campus/shared/contract/notifications/requests';
import { MessageList } from '@campus/shared/inbox/MessageList';
import { useInboxPage } from '@campus/shared/inbox/useInboxPage';
import { useMarkAllRead, useMarkRead } from '@campus/shared/inbox/useMarkRead';
import { PagedCards } from '@campus/shared/reading/PagedCards';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice, urlCount } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

const filter = {
  skip: urlCount,
  kind: urlChoice(notificationKinds),
  view: urlChoice(['unread']),
};

function Filters() {
  const { t } = useTranslation('support');
  const [{ kind, view }, , hrefOf] = useFilter(filter);
  const tabs = [undefined, 'unread' as const].map((one) => ({
    to: hrefOf({ view: one }),
    label: t(`inbox.views.${one ?? 'all'}`),
    isCurrent: one === view,
  }));
  return (
    <Stack gap={4}>
      <TabLinks label={t('inbox.show')} tabs={tabs} />
      <nav aria-label={t('inbox.kinds')}>
        <Stack as="ul" direction="row" gap={2}>
          {[undefined, ...notificationKinds].map((one) => (
            <li key={one ?? 'ALL'}>
              <ChipLink to={hrefOf({ kind: one })} selected={one === kind}>
                {t(`inbox.kind.${one ?? 'ALL'}`)}
              </ChipLink>
            </li>
          ))}
        </Stack>
      </nav>
    </Stack>
  );
}

function NoMessages() {
  const { t } = useTranslation('shared');
  return <EmptyState icon="bell" title={t('inbox.none')} text={t('inbox.noneText')} />;
}

function NothingUnread() {
  const { t } = useTranslation('support');
  return (
    <EmptyState
      icon="check"
      title={t('inbox.noneUnread')}
      text={t('inbox.noneUnreadText')}
      action={
        <ButtonLink to={notificationPaths.inbox()} variant="soft">
          {t('inbox.showAll')}
        </ButtonLink>
      }
    />
  );
}

/** Everything that a participant was told, by what it is about; the bell has the newest of it. */
export function InboxScreen() {
  const { t } = useTranslation('support');
  const [{ skip, kind, view }, , hrefOf] = useFilter(filter);
  const query = useInboxPage({ skip, size: 20, kind, isUnread: view === 'unread' });
  const markRead = useMarkRead();
  const { isOffered, button } = useMarkAllRead();
  return (
    <Screen
      title={t('inbox.title')}
      lead={t('inbox.lead')}
      width="narrow"
      actions={isOffered && <Button variant="soft" icon="check" {...button} />}
    >
      <Stack gap={5}>
        <Filters />
        <PagedCards
          query={query}
          resetHref={kind && notificationPaths.inbox()}
          none={view === 'unread' ? <NothingUnread /> : <NoMessages />}
          skeleton={<SkeletonText lines={9} />}
          hrefOf={(next) => hrefOf({ skip: next })}
        >
          {(messages) => (
            <Surface as="section" padding="l" aria-label={t('inbox.list')}>
              <MessageList messages={messages} isMarkable onRead={markRead} />
            </Surface>
          )}
        </PagedCards>
      </Stack>
    </Screen>
  );
}
