import { xmlElement as element, xmlText } from './xmlText';

/** A page for the map of the site. */
export interface SiteAddress {
  path: string;
  /** ISO 8601. */
  changed?: string;
}

/** No file may name more. */
const most = 50_000;
const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const beginning = '<?xml version="1.0" encoding="UTF-8"?>\n';

const urlOf = ({ path, changed }: SiteAddress, origin: string) =>
  element(
    'url',
    element('loc', xmlText(origin + path)) + (changed ? element('lastmod', xmlText(changed)) : ''),
  );

function indexOf(parts: number, origin: string) {
  const files = Array.from({ length: parts }, (_, at) =>
    element('sitemap', element('loc', xmlText(`${origin}/sitemap.xml?part=${at + 1}`))),
  );
  return element('sitemapindex', files.join('\n'), { xmlns });
}

/**
 * The map of the site, or of a part of it that was asked for; an index of the parts where one file
 * may not name all. Undefined for a part that is not there.
 */
export function siteMapOf(addresses: readonly SiteAddress[], origin: string, part?: number) {
  const parts = Math.ceil(addresses.length / most);
  if (part === undefined && parts > 1) return `${beginning}${indexOf(parts, origin)}\n`;
  const at = part ?? 1;
  if (!Number.isInteger(at) || at < 1 || at > parts) return undefined;
  const named = addresses.slice((at - 1) * most, at * most);
  const urls = named.map((address) => urlOf(address, origin));
  return `${beginning}${element('urlset', urls.join('\n'), { xmlns })}\n`;
}
