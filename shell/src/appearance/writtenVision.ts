import type { Vision } from './Appearance';

/** What `readAppearance` reads. */
export const writtenVision = ({ size, colours, spacing, pictures }: Vision) =>
  [size, colours, spacing, pictures].join('.');
