import { isMissing } from '@campus/shared/api/isMissing';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { useListPath } from '@campus/shared/ui/useListPath';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';

interface EditorScreenProps<R> {
  ref?: Ref<HTMLElement>;
  query: UseQueryResult<R>;
  title: string;
  /** Of the title, where it may differ from the page's. */
  lang?: string | undefined;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The register that the record stands in. */
  list: { to: string; label: string };
  /** What is said of an address that leads to no record. */
  missing: (word: 'title' | 'text' | 'back') => string;
  skeleton: ReactNode;
  children: (record: R) => ReactNode;
}

/** The page of one record for staff: on its way, failed, forbidden, missing or there. */
export function EditorScreen<R>(props: EditorScreenProps<R>) {
  const { ref, query, lang, lead, actions, list, missing, skeleton, children } = props;
  const { data, error } = query;
  const back = useListPath()(list.to);
  const isNowhere = !data && isMissing(error);
  const title = isNowhere ? missing('title') : props.title;
  return (
    <Screen {...{ ref, title, lang, lead, actions }} breadcrumbs={[{ ...list, to: back }]}>
      <Head title={title} isPrivate />
      {isNowhere ? (
        <EmptyState
          icon="search"
          title={title}
          text={missing('text')}
          action={<ButtonLink to={back}>{missing('back')}</ButtonLink>}
        />
      ) : (
        <QueryView query={query} empty={null} skeleton={skeleton}>
          {children}
        </QueryView>
      )}
    </Screen>
  );
}
