import type { NewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import type { Picture as PictureData } from '@campus/shared/contract/files/records';
import { Picture } from '@campus/shared/ui/Picture';
import styles from './Cover.module.css';
import { CoverFigure } from './CoverFigure';

/** How wide a cover is drawn: in a row, one of three in a line, beside its words, across the page. */
const sizes = {
  row: '72px',
  card: '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw',
  wide: '(min-width: 1280px) 720px, (min-width: 768px) 58vw, 100vw',
  page: '(min-width: 1280px) 1232px, 100vw',
};

interface CoverProps {
  item: { url: string; tags: readonly NewsTag[]; cover: PictureData | null };
  place: keyof typeof sizes;
  isFirst?: boolean;
}

/** The picture of a news item or an event; without one, engraving that its address alone decides. */
export const Cover = ({ item: { url, tags, cover }, place, isFirst }: CoverProps) =>
  cover ? (
    <span className={styles.cover}>
      <Picture {...cover} sizes={sizes[place]} fit="cover" isFirst={isFirst} />
    </span>
  ) : (
    <CoverFigure url={url} tag={tags[0]?.slug} />
  );
