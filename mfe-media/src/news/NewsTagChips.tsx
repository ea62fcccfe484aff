import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listNewsTags } from '@campus/shared/contract/media';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { useTranslation } from 'react-i18next';
import styles from './NewsTagChips.module.css';
import type { NewsSearch } from './newsSearch';

interface NewsTagChipsProps {
  selected: string[];
  hrefOf: (change: Partial<NewsSearch>) => string;
}

const toggled = (list: string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Without its tags the list still reads: a failure here takes nothing else away. */
export function NewsTagChips({ selected, hrefOf }: NewsTagChipsProps) {
  const { t } = useTranslation('media');
  const { data: tags } = useCallQuery(listNewsTags);
  if (!tags) return <div className={styles.chips} aria-hidden="true" />;
  return (
    <nav aria-label={t('filter.tags')}>
      <ul className={styles.chips}>
        <li>
          <ChipLink to={hrefOf({ tagIds: [] })} selected={selected.length === 0}>
            {t('filter.all')}
          </ChipLink>
        </li>
        {tags.map(({ id, name }) => (
          <li key={id}>
            <ChipLink
              to={hrefOf({ tagIds: toggled(selected, id) })}
              selected={selected.includes(id)}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
