import { TabLinks } from '@campus/shared/ui/TabLinks';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import type { FoundGroup } from './Find';
import { FoundKind } from './FoundKind';
import { KindPages } from './KindPages';
import { NothingFound } from './NothingFound';
import { ResultsNews } from './ResultsNews';
import { searchKinds, type SearchKind } from './searchKinds';
import { useMeant } from './useMeant';

interface SearchResultsProps {
  words: string;
  /** All of them when left out. */
  kind?: SearchKind;
  skip: number;
  hrefOf: (change: { kind?: SearchKind; skip?: number }) => string;
}

const first = 4;
const perPage = 10;

export function SearchResults({ words, kind, skip, hrefOf }: SearchResultsProps) {
  const { t } = useTranslation('shell');
  const found = useMeant(words, (one) =>
    one === kind ? { skip, size: perPage } : { skip: 0, size: first },
  );
  const groupOf = (one: SearchKind) => found.groups.find((group) => group.kind === one);
  const total = found.groups.reduce((sum, group) => sum + group.total, 0);
  const isComplete = found.groups.every(({ status }) => status === 'ready');
  const tabOf = (one?: SearchKind) => ({
    to: hrefOf({ kind: one }),
    label: t(one ? `search.kinds.${one}` : 'search.all'),
    count: one ? groupOf(one)?.total : total,
    isCurrent: one === kind,
  });
  const chosen = kind && groupOf(kind);
  const isShown = ({ status, total: count }: FoundGroup) => status !== 'ready' || count > 0;

  return (
    <div>
      <ResultsNews words={words} found={found} total={total} />
      {isComplete && total === 0 && !found.isWaiting ? (
        <NothingFound words={words} />
      ) : (
        <>
          <TabLinks label={t('search.byKind')} tabs={[undefined, ...searchKinds].map(tabOf)} />
          {chosen ? (
            <KindPages group={chosen} words={found.words} hrefOf={hrefOf} />
          ) : (
            <Stack gap={10}>
              {found.groups.filter(isShown).map((group) => (
                <FoundKind
                  key={group.kind}
                  group={group}
                  words={found.words}
                  moreHref={hrefOf({ kind: group.kind })}
                />
              ))}
            </Stack>
          )}
        </>
      )}
    </div>
  );
}
