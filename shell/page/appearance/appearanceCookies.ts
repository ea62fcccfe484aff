import { cookie } from '../session/cookie';
import type { Appearance, Vision } from './Appearance';
import { readAppearance } from './readAppearance';

/** What `readAppearance` reads. */
const writtenVision = ({ size, colours, spacing, pictures }: Vision) =>
  [size, colours, spacing, pictures].join('.');

const year = 365;

/** Where the choice is remembered, and how the page shows it at once. */
export function appearanceCookies(isHttps = location.protocol === 'https:') {
  const theme = cookie('Theme', year, isHttps);
  const vision = cookie('Vision', year, isHttps);
  return {
    read: () => readAppearance({ Theme: theme.read(), Vision: vision.read() }),
    write(appearance: Appearance) {
      if (appearance.theme === 'system') theme.remove();
      else theme.write(appearance.theme);
      if (appearance.vision) vision.write(writtenVision(appearance.vision));
      else vision.remove();
    },
  };
}
