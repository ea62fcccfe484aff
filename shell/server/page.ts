import type { Appearance } from '../src/appearance/Appearance';
import { rootAttributes } from '../src/appearance/rootAttributes';
import type { Plan } from '../src/remotes/Plan';
import { escapeHtml, escapeJson } from './escape';

export interface PageOptions {
  nonce: string;
  plan: Plan;
  appearance: Appearance;
  title: string;
  description: string;
  shell: { scripts: string[]; styles: string[] };
  /** Files of the first screen: styles are linked, scripts are fetched ahead. */
  ahead: string[];
}

const texts = {
  ru: {
    site: 'Кампус',
    noScript: 'Чтобы пользоваться «Кампусом», включите JavaScript в настройках браузера.',
    loading: 'Загружаем страницу',
  },
  en: {
    site: 'Campus',
    noScript: 'Please turn on JavaScript in your browser to use Campus.',
    loading: 'Loading the page',
  },
};

function tagOf(address: string, { integrity }: Plan, nonce: string) {
  const hash = integrity[address];
  const trust = `${hash ? ` integrity="${hash}"` : ''} crossorigin nonce="${nonce}"`;
  return address.endsWith('.css')
    ? `<link rel="stylesheet" href="${address}"${trust}>`
    : `<link rel="preload" as="script" href="${address}"${trust}>`;
}

const attributesOf = (appearance: Appearance) =>
  Object.entries(rootAttributes(appearance))
    .map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`))
    .join('');

/** The document of one request: head, plan, and the files of the first screen on their way. */
export function page(options: PageOptions): string {
  const { nonce, plan, appearance, title, description, shell, ahead } = options;
  const { site, noScript, loading } = texts[plan.language];
  const name = title === site ? site : `${title} · ${site}`;
  const scripts = shell.scripts.map(
    (address) =>
      `<script defer nonce="${nonce}" src="${address}" integrity="${plan.integrity[address] ?? ''}" crossorigin></script>`,
  );
  return `<!doctype html>
<html lang="${plan.language}"${attributesOf(appearance)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(name)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:title" content="${escapeHtml(name)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:site_name" content="${site}">
<meta property="og:locale" content="ru_RU">
<meta name="geo.region" content="RU">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0C3B2F">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[...shell.styles, ...ahead].map((address) => tagOf(address, plan, nonce)).join('\n')}
<script type="application/json" id="plan" nonce="${nonce}">${escapeJson(plan)}</script>
${scripts.join('\n')}
</head>
<body>
<div id="root"><div class="boot" role="status" aria-label="${loading}"></div></div>
<noscript>${noScript}</noscript>
</body>
</html>
`;
}
