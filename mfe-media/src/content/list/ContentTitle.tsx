import { Icon } from '@campus/shared/ui/Icon';
import { Picture } from '@campus/shared/ui/Picture';
import { useTranslation } from 'react-i18next';
import { CoverFigure } from '../../reading/CoverFigure';
import type { ContentRow } from './ContentRow';
import styles from './ContentTitle.module.css';

interface ContentTitleProps {
  row: ContentRow;
}

/** What a row is called, beside the picture that readers see; pages mostly have none. */
export function ContentTitle({ row }: ContentTitleProps) {
  const { t } = useTranslation('media');
  const { url, lang, title, cover, tags, isPinned } = row;
  return (
    <span className={styles.content}>
      {(tags ?? cover) && (
        <span className={styles.cover}>
          {cover ? (
            <Picture {...cover} alt="" sizes="72px" fit="cover" />
          ) : (
            <CoverFigure url={url} tag={tags?.[0]?.slug} />
          )}
        </span>
      )}
      <span className={styles.words}>
        <span lang={lang} title={title} className={styles.title}>
          {title}
        </span>
        {tags && tags.length > 0 && (
          <span className={styles.tags}>{tags.map(({ name }) => name).join(', ')}</span>
        )}
        {isPinned && (
          <span className={styles.pinned}>
            <Icon name="bookmark" size={16} />
            <span className={styles.word}>{t('desk.pinned')}</span>
          </span>
        )}
      </span>
    </span>
  );
}
