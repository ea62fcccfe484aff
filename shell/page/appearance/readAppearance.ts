import {
  colours,
  pictures,
  sizes,
  spacings,
  themes,
  type Appearance,
  type Vision,
} from './Appearance';

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
