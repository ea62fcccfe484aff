import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { ErrorState } from '@campus/shared/ui/ErrorState';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import type { FoundGroup, Find } from './Find';
import { Highlighted } from './Highlighted';
import styles from './SearchScreen.module.css';

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
export function FindList({ group, words, headingLevel }: FindListProps) {
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
