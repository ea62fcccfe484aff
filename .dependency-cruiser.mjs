const error = (name, comment, rule) => ({ name, comment, severity: 'error', ...rule });

/**
 * The other domains of the backend that a domain may import, as in `cards: ['people']`. A domain
 * that is not named imports the platform alone.
 * @type {Record<string, readonly string[]>}
 */
const neighbours = {
  accounts: ['resources'],
  inbox: ['accounts', 'resources'],
  cards: ['accounts', 'inbox', 'resources'],
  education: ['accounts', 'resources'],
  support: ['accounts', 'cards', 'inbox', 'resources', 'settings'],
  auth: ['accounts', 'inbox', 'resources', 'settings', 'support'],
  people: ['accounts', 'auth', 'cards', 'inbox', 'resources', 'support'],
  payments: ['accounts', 'education', 'inbox', 'people', 'resources', 'settings'],
  applications: ['accounts', 'cards', 'inbox', 'payments', 'people', 'resources'],
  media: ['accounts'],
  partners: ['resources'],
  files: ['accounts', 'applications', 'media', 'partners', 'resources', 'support'],
  notifications: ['accounts', 'inbox', 'people', 'resources', 'support'],
  operations: ['accounts', 'auth'],
  sync: ['accounts', 'cards', 'education', 'inbox', 'people', 'resources'],
  staff: [
    'accounts',
    'applications',
    'auth',
    'cards',
    'inbox',
    'media',
    'payments',
    'people',
    'resources',
    'support',
    'sync',
  ],
};

const domain = (names) => `^e2e/backend/domains/(?:${names.join('|')})/`;

/** Compositions, which may import every domain: they prove the domains together. */
const compositions = '\\.test\\.ts$|/testing/';

const betweenDomains = [
  error(
    'undeclared-neighbour',
    'Declare the neighbour in .dependency-cruiser.mjs, or do without.',
    {
      from: {
        path: '^e2e/backend/domains/([^/]+)/',
        pathNot: [compositions, ...Object.keys(neighbours).map((name) => domain([name]))],
      },
      to: { path: '^e2e/backend/domains/', pathNot: '^e2e/backend/domains/$1/' },
    },
  ),
  ...Object.entries(neighbours).map(([name, declared]) =>
    error(`neighbours-of-${name}`, 'Declare the neighbour in .dependency-cruiser.mjs.', {
      from: { path: domain([name]), pathNot: compositions },
      to: { path: '^e2e/backend/domains/', pathNot: domain([name, ...declared]) },
    }),
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    error('no-cycle', 'Files that import each other are one file, or need a third below both.', {
      from: {},
      to: { circular: true },
    }),
    error('remote-is-alone', 'A remote imports shared and itself.', {
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(?:mfe-[^/]+|shell|e2e)/', pathNot: '^$1/' },
    }),
    error('shared-is-below', 'shared imports none of its users.', {
      from: { path: '^shared/' },
      to: { path: '^(?:mfe-[^/]+|shell|e2e)/' },
    }),
    error('e2e-is-above', 'Nothing imports e2e: start it as a process.', {
      from: { pathNot: '^e2e/' },
      to: { path: '^e2e/' },
    }),
    error('remotes-are-found', 'The shell knows no remote at build time.', {
      from: { path: '^shell/' },
      to: { path: '^mfe-[^/]+/' },
    }),
    error('shell-knows-no-domain', 'Let the remote declare it, as it does its menu and search.', {
      from: {
        path: '^shell/(?:page|worker)/',
        // The bell of the header leads to the page of all messages.
        pathNot: [
          '\\.test\\.tsx?$',
          '^shell/page/search/findFixtures',
          '^shell/page/inbox/InboxWindow',
        ],
      },
      to: {
        path: '^shared/contract/(?:applications|cards|education|media|notifications|operations|partners|payments|support|sync)/',
      },
    }),
    error(
      'platform-is-below',
      'The platform knows nothing above it: let the domain register itself.',
      {
        from: { path: '^e2e/backend/platform/', pathNot: compositions },
        to: { path: '^e2e/backend/', pathNot: '^e2e/backend/platform/' },
      },
    ),
    error('backend-is-packed', 'A team starts the backend from a package of e2e alone.', {
      from: { path: '^e2e/backend/', pathNot: compositions },
      to: { path: '^shell/' },
    }),
    error('domain-is-below', 'A domain imports the platform, itself and declared neighbours.', {
      from: { path: '^e2e/backend/domains/', pathNot: compositions },
      to: { path: '^e2e/backend/', pathNot: '^e2e/backend/(?:platform|domains)/' },
    }),
    ...betweenDomains,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(?:^|/)(?:node_modules|dist)/', '\\.(?:css|json)$'] },
    // Imports of types count: who reads the one must know the other.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
    },
  },
};

/** Folders of which no two import each other, in however many steps. Tests do not count. */
export const levels = [
  /^(?:shared|shell|e2e|mfe-[^/]+)(?=\/)/,
  /^shared\/[^/]+(?=\/)/,
  /^shared\/contract\/[^/]+(?=\/)/,
  /^mfe-[^/]+\/(?:src\/)?[^/]+(?=\/)/,
  /^shell\/[^/]+(?=\/)/,
  /^shell\/(?:page|rendering|server|releases)\/[^/]+(?=\/)/,
  /^e2e\/[^/]+(?=\/)/,
  /^e2e\/backend\/(?:platform|domains)(?=\/)/,
  /^e2e\/backend\/(?:platform|domains)\/[^/]+(?=\/)/,
];

/** Values of two files that are exported under one name because a rule of somebody else wants it. */
export const sharedNames = [
  // The server’s own, which its build puts in the place of the browser’s.
  'parseSafeHtml',
  // The gallery finds the words of a remote’s exhibits by it.
  'texts',
];
