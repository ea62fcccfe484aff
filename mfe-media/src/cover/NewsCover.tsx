import type { NewsCard } from '@campus/shared/contract/news';
import { useId, type ComponentType } from 'react';
import { ArchesFigure } from './ArchesFigure';
import { coverArt, type CoverArt } from './coverArt';
import styles from './NewsCover.module.css';
import { RibbonFigure } from './RibbonFigure';
import { RosetteFigure } from './RosetteFigure';
import { TorusFigure } from './TorusFigure';

const figures: Record<CoverArt['kind'], ComponentType<CoverArt>> = {
  rosette: RosetteFigure,
  ribbon: RibbonFigure,
  arches: ArchesFigure,
  torus: TorusFigure,
};

interface NewsCoverProps {
  news: Pick<NewsCard, 'url' | 'tags' | 'cover'>;
}

/** The picture of a news item; without one, engraving that its address alone decides. */
export function NewsCover({ news: { url, tags, cover } }: NewsCoverProps) {
  const glow = useId();
  if (cover)
    return (
      <img
        className={styles.cover}
        src={cover.url}
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
        loading="lazy"
        decoding="async"
      />
    );
  const art = coverArt(url, tags[0]?.slug);
  const Figure = figures[art.kind];
  return (
    <svg
      className={styles.cover}
      data-decoration
      data-tone={art.tone}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={glow} gradientUnits="userSpaceOnUse" cx={art.x} cy={art.y} r="380">
        <stop className={styles.glow} offset="0" />
        <stop className={styles.dusk} offset="1" />
      </radialGradient>
      <rect width="640" height="360" fill={`url(#${glow})`} />
      <Figure {...art} />
    </svg>
  );
}
