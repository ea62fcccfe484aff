import { useId, type ComponentType } from 'react';
import { ArchesFigure } from './ArchesFigure';
import { coverArt, type CoverArt } from './coverArt';
import styles from './Cover.module.css';
import { RibbonFigure } from './RibbonFigure';
import { RosetteFigure } from './RosetteFigure';
import { TorusFigure } from './TorusFigure';

const figures: Record<CoverArt['kind'], ComponentType<CoverArt>> = {
  rosette: RosetteFigure,
  ribbon: RibbonFigure,
  arches: ArchesFigure,
  torus: TorusFigure,
};

interface CoverFigureProps {
  url: string;
  tag?: string;
}

/** Engraving in the tone of the tag. */
export function CoverFigure({ url, tag }: CoverFigureProps) {
  const glow = useId();
  const art = coverArt(url, tag);
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
