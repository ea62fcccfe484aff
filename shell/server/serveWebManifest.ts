import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import type { FastifyInstance } from 'fastify';
import { everybody } from './feeds/everybody';
import type { Planner } from './createPlanner';

const png = (src: string, size: number, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What the product is to the system that it is installed on. */
const product = {
  id: '/',
  scope: '/',
  start_url: '/',
  name: 'Кампус — карта, выплаты и новости',
  short_name: 'Кампус',
  description: 'Карта студента, стипендии, новости и помощь в одном месте.',
  lang: 'ru',
  dir: 'ltr',
  display: 'standalone',
  background_color: '#0F1714',
  theme_color: '#0C3B2F',
  categories: ['education', 'lifestyle'],
  icons: [
    png('/icon-192.png', 192),
    png('/icon-512.png', 512),
    png('/icon-maskable-192.png', 192, 'maskable'),
    png('/icon-maskable-512.png', 512, 'maskable'),
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

const groups: readonly MenuEntry['group'][] = ['me', 'main', 'admin'];
const placeOf = ({ group, order }: MenuEntry) => groups.indexOf(group) * 1000 + order;

const shortcutTo = ({ to, label }: MenuEntry) => ({
  name: label.ru,
  url: to,
  icons: [png('/icon-192.png', 192)],
});

/** The manifest of the installed product; its shortcuts are menu entries that remotes want there. */
export function serveWebManifest(app: FastifyInstance, planner: Planner) {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { active } = await planner.read(everybody('ru'));
    const shortcuts = active
      .flatMap(({ manifest }) => manifest.declaration.menu)
      .filter(({ isOnIcon }) => isOnIcon)
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(shortcutTo);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ ...product, shortcuts }));
  });
}
