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

const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((one) => one === value);

/** `150.black.wide.shown`; anything unknown in it takes its first, usual value. */
function readVision(text: string): Vision {
  const [size, colour, spacing, picture] = text.split('.');
  return {
    size: oneOf(sizes, size) ?? '100',
    colours: oneOf(colours, colour) ?? 'black',
    spacing: oneOf(spacings, spacing) ?? 'usual',
    pictures: oneOf(pictures, picture) ?? 'shown',
  };
}

export type AppearanceTexts = Partial<Record<'Theme' | 'Vision', string>>;

/** Reads the two cookies; the server does it for the document, the browser for the panel. */
export const readAppearance = ({ Theme, Vision }: AppearanceTexts): Appearance => ({
  theme: oneOf(themes, Theme) ?? 'system',
  vision: Vision ? readVision(Vision) : null,
});

/** What the style sheets look at on the root element; `null` where an attribute is absent. */
export const rootAttributes = ({ theme, vision }: Appearance): Record<string, string | null> => ({
  'data-theme': theme === 'system' || vision ? null : theme,
  'data-colours': vision?.colours ?? null,
  'data-size': vision?.size ?? null,
  'data-spacing': vision?.spacing ?? null,
  'data-pictures': vision?.pictures ?? null,
});
