import type { Appearance } from './Appearance';

/** What the style sheets look at on the root element; `null` where an attribute is absent. */
export const rootAttributes = ({ theme, vision }: Appearance): Record<string, string | null> => ({
  'data-theme': theme === 'system' || vision ? null : theme,
  'data-colours': vision?.colours ?? null,
  'data-size': vision?.size ?? null,
  'data-spacing': vision?.spacing ?? null,
  'data-pictures': vision?.pictures ?? null,
});
