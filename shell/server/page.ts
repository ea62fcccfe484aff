import type { PageHead } from '@campus/shared/remote/headTags';
import { scriptJson } from '@campus/shared/remote/scriptJson';
import type { Appearance } from '../src/appearance/Appearance';
import { rootAttributes } from '../src/appearance/rootAttributes';
import type { Plan } from '../src/remotes/Plan';
import type { AdmittedTag } from './head/HeadSection';
import { headMarkup, sectionMarkup } from './head/headMarkup';

export interface PageOptions {
  nonce: string;
  plan: Plan;
  appearance: Appearance;
  head: PageHead;
  /** What staff add to the head of every page. */
  section: AdmittedTag[];
  shell: { scripts: string[]; styles: string[] };
  /** Files of the first screen, fetched ahead. */
  ahead: string[];
}

const texts = {
  ru: {
    noScript: 'Чтобы пользоваться «Кампусом», включите JavaScript в настройках браузера.',
    loading: 'Загружаем страницу',
  },
  en: {
    noScript: 'Please turn on JavaScript in your browser to use Campus.',
    loading: 'Loading the page',
  },
};

const trustOf = (address: string, { integrity }: Plan, nonce: string) =>
  ` integrity="${integrity[address]}" crossorigin nonce="${nonce}"`;

/** What nobody has hashed is no part of a page. */
const isHashed =
  ({ integrity }: Plan) =>
  (address: string) =>
    Boolean(integrity[address]);

/** The page is drawn with the shell's styles; nothing that a remote has may hold it up. */
function tagsOf({ plan, nonce, shell, ahead }: PageOptions): string {
  const early = (address: string) => {
    const kind = address.endsWith('.css') ? 'style' : 'script';
    return `<link rel="preload" as="${kind}" href="${address}"${trustOf(address, plan, nonce)}>`;
  };
  return [
    ...shell.styles
      .filter(isHashed(plan))
      .map(
        (address) => `<link rel="stylesheet" href="${address}"${trustOf(address, plan, nonce)}>`,
      ),
    // A browser has six connections: the largest files get theirs first.
    ...[...shell.scripts, ...ahead].filter(isHashed(plan)).map(early),
  ].join('\n');
}

const attributesOf = (appearance: Appearance) =>
  Object.entries(rootAttributes(appearance))
    .map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`))
    .join('');

/** The document of one request: head, plan, and the files of the first screen on their way. */
export function page(options: PageOptions): string {
  const { nonce, plan, appearance, head, section, shell } = options;
  const { noScript, loading } = texts[plan.language];
  const scripts = shell.scripts
    .filter(isHashed(plan))
    .map((address) => `<script defer src="${address}"${trustOf(address, plan, nonce)}></script>`);
  return `<!doctype html>
<html lang="${plan.language}"${attributesOf(appearance)}>
<head>
<meta charset="utf-8">
${headMarkup(head)}
<meta property="og:type" content="website">
<meta property="og:locale" content="ru_RU">
<meta property="og:locale:alternate" content="en_US">
<meta property="og:country-name" content="Russia">
<meta name="geo.region" content="RU">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0C3B2F">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${tagsOf(options)}
<script type="application/json" id="plan" nonce="${nonce}">${scriptJson(plan)}</script>
${scripts.join('\n')}
${sectionMarkup(section, nonce)}
</head>
<body>
<div id="root"><div class="boot" role="status" aria-label="${loading}"></div></div>
<noscript>${noScript}</noscript>
</body>
</html>
`;
}
