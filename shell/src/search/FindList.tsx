import { ErrorState } from '@campus/shared/ui/ErrorState';
import { useTranslation } from 'react-i18next';
import type { FoundGroup } from './Find';
import { FindCard } from './FindCard';
import { FindSkeletons } from './FindSkeletons';
import styles from './SearchScreen.module.css';

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
