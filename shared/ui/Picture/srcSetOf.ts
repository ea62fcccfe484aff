import { pictureWidths } from '@campus/shared/contract/pictureWidths';

/** Files of which the server has narrower copies. */
const narrowable = /^\/api\/files\/(public|partner-logo)\/[\w-]+\.(jpg|png|webp)$/;

/** The picture in every width up to its own, for the browser to choose from. */
export function srcSetOf(url: string, width: number | undefined) {
  if (!width || !narrowable.test(url)) return undefined;
  const enough = pictureWidths.findIndex((one) => one >= width);
  return pictureWidths
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map((one) => `${url}?width=${one} ${Math.min(one, width)}w`)
    .join(', ');
}
