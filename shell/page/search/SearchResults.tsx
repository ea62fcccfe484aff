import { useClientStore } from '@campus/shared/stores/useClientStore';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { ErrorState } from '@campus/shared/ui/ErrorState';
import { Icon } from '@campus/shared/ui/Icon';
import { Pagination } from '@campus/shared/ui/Pagination';
import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useRemotes } from '../remotes/useRemotes';
import { type Find, type FoundGroup, useSearchKinds } from './useSearchKinds';
import { Highlighted } from './Highlighted';
import styles from './SearchScreen.module.css';
import { useMeant } from './useMeant';

interface FindCardProps {
  find: Find;
  words: string;
  headingLevel: 2 | 3;
}

function FindCard({ find, words, headingLevel }: FindCardProps) {
  const { to, title, summary, facts, lang } = find;
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface as="li" interactive>
      <Heading className={styles.title} lang={lang}>
        <TextLink to={to} quiet cover>
          <Highlighted text={title} words={words} />
        </TextLink>
        <LanguageMark lang={lang} />
      </Heading>
      <p className={styles.summary} lang={lang}>
        <Highlighted text={summary} words={words} />
      </p>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </Surface>
  );
}

const FindSkeletons = () => (
  <div className={styles.finds} aria-hidden="true">
    <Skeleton height={132} radius="l" />
    <Skeleton height={132} radius="l" />
  </div>
);

interface FindListProps {
  group: FoundGroup;
  words: string;
  headingLevel: 2 | 3;
}

/** What was found of a kind, or that this kind failed, or that it is on its way. */
function FindList({ group, words, headingLevel }: FindListProps) {
  const { t } = useTranslation('shell');
  if (group.status === 'waiting') return <FindSkeletons />;
  if (group.status === 'failed')
    return (
      <ErrorState
        title={t('search.groupFailed')}
        text={t('search.groupFailedText')}
        onRetry={group.retry}
        isRetrying={group.isRetrying}
      />
    );
  return (
    <ul className={styles.finds} data-stale={group.isStale || undefined}>
      {group.finds.map((find) => (
        <FindCard key={find.id} find={find} words={words} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}

interface FoundKindProps {
  group: FoundGroup;
  words: string;
  /** All of this kind, on this screen. */
  moreHref: string;
}

/** The first finds of one kind, and the way to the rest. */
function FoundKind({ group, words, moreHref }: FoundKindProps) {
  const language = useClientStore((state) => state.currentLanguage);
  const { total, finds, status } = group;
  const { kind, icon, label, more, all } = group.kind;
  const id = `found-${kind}`;
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={styles.kind}>
          <Icon name={icon} size={24} />
          {label[language]}
          {status === 'ready' && <span className={styles.total}>{total}</span>}
        </h2>
        <FindList group={group} words={words} headingLevel={3} />
        <Stack direction="row" gap={5}>
          {/* The page with filters has the rest as well. */}
          {all && total > 0 && (
            <TextLink to={`${all.page}?${new URLSearchParams({ search: words })}`}>
              {all.label[language]}
            </TextLink>
          )}
          {!all && total > finds.length && <TextLink to={moreHref}>{more[language]}</TextLink>}
        </Stack>
      </Stack>
    </section>
  );
}

interface KindPagesProps {
  group: FoundGroup;
  words: string;
  hrefOf: (change: { kind?: string; skip?: number }) => string;
}

/** All finds of one kind, page by page. */
function KindPages({ group, words, hrefOf }: KindPagesProps) {
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

/** What to try when nothing fits, and whom to ask. */
function NothingFound({ words }: { words: string }) {
  const { t } = useTranslation('shell');
  const language = useClientStore((state) => state.currentLanguage);
  const { planned } = useRemotes();
  const fallbacks = planned
    .flatMap(({ declaration }) => declaration.search?.fallbacks ?? [])
    .toSorted((a, b) => a.order - b.order);
  const ways = (
    <Stack direction="row" gap={5} justify="center">
      {fallbacks.map(({ to, label }) => (
        <TextLink key={to} to={to}>
          {label[language]}
        </TextLink>
      ))}
    </Stack>
  );
  return (
    <EmptyState
      icon="search"
      title={t('search.nothing', { words })}
      text={t('search.advice')}
      action={ways}
    />
  );
}

interface ResultsNewsProps {
  words: string;
  found: ReturnType<typeof useMeant>;
  total: number;
  /** Every kind has answered, and none has any. */
  isNothing: boolean;
}

/** How much was found and by which words; said aloud when it changes. */
function ResultsNews({ words, found, total, isNothing }: ResultsNewsProps) {
  const { t } = useTranslation('shell');
  const count = found.isWaiting ? t('search.waiting') : t('search.count', { count: total });
  return (
    <p role="status" className={styles.news}>
      {found.isMeant && `${t('search.meantInstead', { words, meant: found.words })} `}
      {(total > 0 || found.isWaiting) && count}
      {isNothing && <span className="visually-hidden">{t('search.nothing', { words })}</span>}
    </p>
  );
}

interface SearchResultsProps {
  words: string;
  /** All of them when left out. */
  kind?: string;
  skip: number;
  hrefOf: (change: { kind?: string; skip?: number }) => string;
}

const first = 4;
const perPage = 10;

export function SearchResults({ words, kind, skip, hrefOf }: SearchResultsProps) {
  const { t } = useTranslation('shell');
  const language = useClientStore((state) => state.currentLanguage);
  const found = useMeant(words, (one) =>
    one === kind ? { skip, size: perPage } : { skip: 0, size: first },
  );
  const kinds = useSearchKinds();
  const groupOf = (one?: string) => found.groups.find((group) => group.kind.kind === one);
  const total = found.groups.reduce((sum, group) => sum + group.total, 0);
  const isComplete = found.groups.every(({ status }) => status === 'ready');
  const isNothing = isComplete && total === 0 && !found.isWaiting;
  const everything = {
    to: hrefOf({ kind: undefined }),
    label: t('search.all'),
    count: total,
    isCurrent: kind === undefined,
  };
  const tabs = kinds.map(({ kind: one, label }) => ({
    to: hrefOf({ kind: one }),
    label: label[language],
    count: groupOf(one)?.total,
    isCurrent: one === kind,
  }));
  const chosen = groupOf(kind);
  const isShown = ({ status, total: count }: FoundGroup) => status !== 'ready' || count > 0;

  return (
    <div>
      <ResultsNews words={words} found={found} total={total} isNothing={isNothing} />
      {isNothing ? (
        <NothingFound words={words} />
      ) : (
        <>
          <TabLinks label={t('search.byKind')} tabs={[everything, ...tabs]} />
          {chosen ? (
            <KindPages group={chosen} words={found.words} hrefOf={hrefOf} />
          ) : (
            <Stack gap={10}>
              {found.groups.filter(isShown).map((group) => (
                <FoundKind
                  key={group.kind.kind}
                  group={group}
                  words={found.words}
                  moreHref={hrefOf({ kind: group.kind.kind })}
                />
              ))}
            </Stack>
          )}
        </>
      )}
    </div>
  );
}
