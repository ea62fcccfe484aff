export const themes = ['system', 'light', 'dark'] as const;
export const sizes = ['100', '150', '200'] as const;
export const colours = ['black', 'white', 'blue'] as const;
export const spacings = ['usual', 'wide', 'widest'] as const;
export const pictures = ['shown', 'hidden'] as const;

/** What ГОСТ Р 52872 lets a person with low vision choose. */
export interface Vision {
  /** Per cent of the browser's own text size. */
  size: (typeof sizes)[number];
  /** Black on white, white on black, dark blue on light blue. */
  colours: (typeof colours)[number];
  spacing: (typeof spacings)[number];
  pictures: (typeof pictures)[number];
}

/** How this visitor wants pages to look; kept in cookies, so that the first paint is right. */
export interface Appearance {
  theme: (typeof themes)[number];
  /** `null` while the version for low vision is off. */
  vision: Vision | null;
}
