import type { NewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { useTranslation } from 'react-i18next';
import styles from './TagLinks.module.css';

interface TagLinksProps {
  tags: readonly NewsTag[];
  /** The list in which a tag finds others of its topic. */
  list: string;
}

export function TagLinks({ tags, list }: TagLinksProps) {
  const { t } = useTranslation('media');
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('reading.tags')}>
      {tags.map(({ id, slug, name }) => (
        <li key={id}>
          <ChipLink to={`${list}?tag=${slug}`} selected={false}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
