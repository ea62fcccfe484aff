import { paths } from '@campus/shared/paths';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Icon } from '@campus/shared/ui/Icon';
import { Pagination } from '@campus/shared/ui/Pagination';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import type { FoundGroup } from './Find';
import { FindList } from './FindList';
import { searchKinds, type SearchKind, kindIcons } from './searchKinds';
import styles from './SearchScreen.module.css';
import { useMeant } from './useMeant';

interface FoundKindProps {
  group: FoundGroup;
  words: string;
  /** All of this kind, on this screen. */
  moreHref: string;
}

/** Kinds whose own screen has filters, and takes the words along. */
const listsOf = { news: paths.news, events: paths.events, partners: paths.partners };

/** The first finds of one kind, and the ways to the rest. */
function FoundKind({ group, words, moreHref }: FoundKindProps) {
  const { t } = useTranslation('shell');
  const { kind, total, finds, status } = group;
  const id = `found-${kind}`;
  const list = kind === 'pages' ? undefined : listsOf[kind]();
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={styles.kind}>
          <Icon name={kindIcons[kind]} size={24} />
          {t(`search.kinds.${kind}`)}
          {status === 'ready' && <span className={styles.total}>{total}</span>}
        </h2>
        <FindList group={group} words={words} headingLevel={3} />
        <Stack direction="row" gap={5}>
          {total > finds.length && <TextLink to={moreHref}>{t(`search.more.${kind}`)}</TextLink>}
          {list && total > 0 && (
            <TextLink to={`${list}?${new URLSearchParams({ search: words })}`}>
              {t(`search.inList.${kind}`)}
            </TextLink>
          )}
        </Stack>
      </Stack>
    </section>
  );
}

interface KindPagesProps {
  group: FoundGroup;
  words: string;
  hrefOf: (change: { kind?: SearchKind; skip?: number }) => string;
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
  const ways = (
    <Stack direction="row" gap={5} justify="center">
      <TextLink to={paths.news()}>{t('search.toNews')}</TextLink>
      <TextLink to={paths.newTicket()}>{t('search.ask')}</TextLink>
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
}

/** How much was found and by which words; said aloud when it changes. */
function ResultsNews({ words, found, total }: ResultsNewsProps) {
  const { t } = useTranslation('shell');
  const count = found.isWaiting ? t('search.waiting') : t('search.count', { count: total });
  return (
    <p role="status" className={styles.news}>
      {found.isMeant && `${t('search.meantInstead', { words, meant: found.words })} `}
      {(total > 0 || found.isWaiting) && count}
    </p>
  );
}

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
