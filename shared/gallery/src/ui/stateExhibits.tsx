import { ApiError } from '@campus/shared/api/ApiError';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { ErrorState } from '@campus/shared/ui/ErrorState';
import { NoAccess } from '@campus/shared/ui/NoAccess';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { QueryView } from '@campus/shared/ui/QueryView';
import { RequestId } from '@campus/shared/ui/RequestId';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { Exhibit } from '../Exhibit';

interface QueryViewSampleProps {
  name: string;
  answer: () => Promise<string[]>;
}

/** A query that ends as the sample says, without any network. */
function QueryViewSample({ name, answer }: QueryViewSampleProps) {
  const query = useQuery({ queryKey: ['gallery', name], queryFn: answer, retry: false });
  return (
    <QueryView
      query={query}
      isEmpty={(lines) => lines.length === 0}
      empty={<EmptyState title="Новостей пока нет" text="Загляните позже." />}
      skeleton={<SkeletonText />}
    >
      {(lines) => <p>{lines.join(', ')}</p>}
    </QueryView>
  );
}

const failed = (status: number, message: string) => () =>
  Promise.reject(new ApiError(status, message));

export const queryViewExhibit: Exhibit = {
  component: 'ui/QueryView',
  subject: null,
  states: {
    loading: () => <QueryViewSample name="loading" answer={() => new Promise(() => undefined)} />,
    content: () => (
      <QueryViewSample name="content" answer={() => Promise.resolve(['Первая', 'Вторая'])} />
    ),
    empty: () => <QueryViewSample name="empty" answer={() => Promise.resolve([])} />,
    failed: () => <QueryViewSample name="failed" answer={failed(503, 'Сервис недоступен')} />,
    'no access': () => (
      <QueryViewSample name="refused" answer={failed(403, 'Нужна роль редактора')} />
    ),
  },
};

export const emptyStateExhibit: Exhibit = {
  component: 'ui/EmptyState',
  subject: { element: <EmptyState title="Выплат пока нет" />, tag: 'div' },
  states: {
    'title only': () => <EmptyState title="Выплат пока нет" />,
    'with a next step': () => (
      <EmptyState
        icon="search"
        title="Ничего не нашлось"
        text="Попробуйте другое слово или уберите часть условий."
        action={<Button variant="soft">Сбросить условия</Button>}
      />
    ),
    'long text': () => (
      <EmptyState
        icon="wallet"
        title="За выбранный период в образовательной организации не было ни одной выплаты"
        text="Выплаты появляются здесь после утверждения реестра. Обычно это происходит в последних числах месяца. Если вы ждёте выплату дольше, напишите нам: проверим, всё ли в порядке с вашими данными."
        action={<Button>Написать в поддержку</Button>}
      />
    ),
  },
};

const ignore = () => undefined;

export const errorStateExhibit: Exhibit = {
  component: 'ui/ErrorState',
  subject: { element: <ErrorState />, tag: 'div' },
  states: {
    'with a way on': () => <ErrorState onRetry={ignore} />,
    'in the server’s words': () => (
      <ErrorState
        text="Сервис платежей сейчас обновляется. Зайдите через десять минут."
        requestId="req-1a2b3c"
        onRetry={ignore}
      />
    ),
    'trying again': () => <ErrorState onRetry={ignore} isRetrying />,
  },
};

export const noAccessExhibit: Exhibit = {
  component: 'ui/NoAccess',
  subject: { element: <NoAccess />, tag: 'div' },
  states: {
    usual: () => <NoAccess />,
    'with another way on': () => (
      <NoAccess>
        <Button>Сменить учётную запись</Button>
      </NoAccess>
    ),
    'in the server’s words': () => <NoAccess text="Нужна роль администратора." />,
  },
};

export const nothingFoundExhibit: Exhibit = {
  component: 'ui/NothingFound',
  subject: { element: <NothingFound of="rows" to="/_ui" />, tag: 'div', isControl: true },
  states: {
    'instead of the rows': () => <NothingFound of="rows" to="/_ui" />,
    'instead of the cards': () => <NothingFound of="cards" to="/_ui" />,
  },
};

export const requestIdExhibit: Exhibit = {
  component: 'ui/RequestId',
  subject: { element: <RequestId id="req-1a2b3c" />, tag: 'span', isControl: true },
  states: {
    usual: () => <RequestId id="req-1a2b3c" />,
    long: () => <RequestId id="0197c0de-7a3b-7c1e-9f2d-8b5a6c7d8e9f" />,
  },
};

export const skeletonExhibit: Exhibit = {
  component: 'ui/Skeleton',
  subject: { element: <Skeleton />, tag: 'span' },
  states: {
    line: () => <Skeleton />,
    'a button': () => <Skeleton width={160} height={44} radius="m" />,
    'a picture': () => <Skeleton height={120} radius="l" />,
    'a face': () => <Skeleton width={40} height={40} radius="full" />,
  },
};

export const skeletonTextExhibit: Exhibit = {
  component: 'ui/SkeletonText',
  subject: { element: <SkeletonText />, tag: 'div' },
  states: {
    usual: () => <SkeletonText />,
    'one line': () => <SkeletonText lines={1} />,
    'with a face': () => (
      <Stack>
        <Skeleton width={40} height={40} radius="full" />
        <SkeletonText lines={4} />
      </Stack>
    ),
  },
};
