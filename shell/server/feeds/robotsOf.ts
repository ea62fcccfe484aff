import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';

/** `/api/media/news/filter` is one of `/api/media/`. */
const areaOf = (call: string) => `${call.split('/', 3).join('/')}/`;

/** What pages for everybody are made of: without it a search engine that runs them sees a failure. */
const ofEveryPage = [
  ...['/api/files/public/', '/api/files/partner-logo/'],
  ...['/api/resources/', '/api/footer-links'],
];

const callsOf = ({ routes }: RemoteDeclaration) =>
  routes
    .filter(({ access }) => access === 'public')
    .flatMap(({ head, list }) => [head?.call, list?.call])
    .filter((call) => call !== undefined);

/** Where machines have nothing to look for. */
export function robotsOf(declarations: readonly RemoteDeclaration[], origin: string) {
  const areas = declarations.flatMap(callsOf).map(areaOf);
  return [
    'User-agent: *',
    ...['/admin/', '/me/', '/staff/', '/api/'].map((path) => `Disallow: ${path}`),
    ...[...new Set([...ofEveryPage, ...areas])].map((path) => `Allow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
