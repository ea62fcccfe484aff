import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Pagination } from '@campus/shared/ui/Pagination';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import type { FoundGroup } from './Find';
import { FindList } from './FindList';
import type { SearchKind } from './searchKinds';

interface KindPagesProps {
  group: FoundGroup;
  words: string;
  hrefOf: (change: { kind?: SearchKind; skip?: number }) => string;
}

/** All finds of one kind, page by page. */
export function KindPages({ group, words, hrefOf }: KindPagesProps) {
  const { t } = useTranslation('shell');
  const { status, finds, total, skip, size } = group;
  if (status === 'ready' && finds.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t('search.nothingOfKind')}
        action={<TextLink to={hrefOf({ kind: undefined })}>{t('search.toAll')}</TextLink>}
      />
    );
  return (
    <Stack gap={6}>
      <FindList group={group} words={words} headingLevel={2} />
      {status === 'ready' && (
        <Pagination total={total} skip={skip} size={size} hrefOf={(to) => hrefOf({ skip: to })} />
      )}
    </Stack>
  );
}
