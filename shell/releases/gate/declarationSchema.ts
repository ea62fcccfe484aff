import { staffRoles } from '@campus/shared/contract/roles';
import * as z from 'zod';

/** All of it comes with every page. */
const longest = 1_000;
const text = z
  .string()
  .trim()
  .min(1, 'must say something')
  .max(longest, `must be of ${longest} letters at most`);
export const declaredTexts = z.object({ ru: text, en: text });
const label = text.max(60, 'must be of 60 letters at most');
const labels = z.object({ ru: label, en: label });

export const roles = ['GUEST', 'HUMAN', 'STUDENT', ...staffRoles] as const;
const whoMayBe = `must be public, signedIn or a list of ${roles.join(', ')}`;
const access = z.union(
  [z.enum(['public', 'signedIn']), z.array(z.enum(roles)).min(1, whoMayBe)],
  whoMayBe,
);

/** With two slashes it would be another site, and a browser reads `\\` as a slash. */
export const declaredPath = z
  .string()
  .regex(/^\/(?!\/)[^\s?#\\]*$/, 'must begin with a slash and be an address of this site');
const order = z.number('must be a number');
const fields = z.array(text).min(1, 'must name a field');

const call = z.string().startsWith('/api/', 'must be a call: it begins with /api/');

const thing = z.object({
  type: text,
  get fields(): z.ZodRecord<z.ZodString, z.ZodType> {
    return z.record(text, structured);
  },
});

/** See `StructuredValue`. */
const structured: z.ZodType = z.lazy(() =>
  z.union(
    [
      text,
      z.array(structured).min(1),
      z.strictObject({ all: z.array(structured).min(1) }),
      z.strictObject({ is: text }),
      z.strictObject({ addressOf: text }),
      z.strictObject({ own: z.enum(['page', 'site']) }),
      z.strictObject({ when: text, then: structured, otherwise: structured.optional() }),
      thing,
    ],
    'must be a field of the answer, or say in another known way what to tell',
  ),
);

const head = z.object({
  call,
  title: fields,
  description: fields.optional(),
  keywords: fields.optional(),
  image: fields.optional(),
  address: z.object({ param: text, field: text }).optional(),
  structured: thing.optional(),
  trail: z.array(z.object({ path: declaredPath, title: declaredTexts })).optional(),
});

const list = z.object({ call, params: z.record(text, text), changed: text.optional() });
const role = z.enum(roles, `must be one of ${roles.join(', ')}`);
const example = z.object({ call, as: role, params: z.record(text, text) });

const feed = z.object({
  path: declaredPath.endsWith('.xml', 'must end with .xml'),
  page: declaredPath,
  records: declaredPath,
  title: declaredTexts,
  description: declaredTexts,
  item: z.object({
    title: text,
    description: text,
    date: text,
    categories: text.optional(),
    image: text.optional(),
  }),
});

const place = z.object({
  place: text,
  props: z
    .record(text, z.enum(['string', 'number', 'boolean'], 'must be string, number or boolean'))
    .optional(),
  isTabbed: z.literal(true).optional(),
});

const fact = z.union(
  [
    text,
    z.strictObject({ date: text }),
    z.strictObject({ dateTime: text }),
    z.strictObject({
      field: text,
      words: z.record(text, declaredTexts),
      otherwise: text.optional(),
    }),
  ],
  'must be a field of an item, or say in another known way what to tell',
);

const to = z
  .string()
  .regex(/^\/(?!\/)[^\s\\]*$/, 'must begin with a slash and be an address of this site');

const searchKind = z.object({
  kind: z.string().regex(/^[a-z][a-z-]*$/, 'must be of small letters and hyphens'),
  records: declaredPath,
  provides: z.array(text).optional(),
  icon: text,
  order,
  title: fields,
  summary: fields,
  facts: z.array(fact),
  label: declaredTexts,
  more: declaredTexts,
  all: z.object({ page: declaredPath, label: declaredTexts }).optional(),
});

const search = z.object({
  kinds: z.array(searchKind).optional(),
  fallbacks: z.array(z.object({ to, label: declaredTexts, order })).optional(),
});

const ownCall = z.string().regex(/^\/api\/[^\s?#{}:]+$/, 'must be a call without parameters');
const pictureFolder = z
  .string()
  .regex(/^\/api\/\S+\/$/, 'must be a folder of the API: it ends with a slash');

const offlinePage = z.object({
  page: declaredPath,
  answers: z.array(
    z.object({
      call: ownCall,
      without: z.array(text).optional(),
      pictures: z.record(text, pictureFolder).optional(),
    }),
  ),
  text: declaredTexts,
  label: declaredTexts,
  icon: text,
  order,
});

const firstCall = z
  .string()
  .regex(/^\/api\/[^\s#{}:]+$/, 'must be a call without parameters, with its query');
const firstCalls = z.array(firstCall).max(8, 'must be of 8 calls at most').optional();

const viewport = text.regex(
  /^(?!.*(?:user-scalable|maximum-scale))/i,
  'must let people zoom: leave out user-scalable and maximum-scale',
);

const route = z.object({
  path: declaredPath,
  screen: text,
  title: declaredTexts,
  description: declaredTexts.optional(),
  keywords: declaredTexts.optional(),
  viewport: viewport.optional(),
  ogTitle: declaredTexts.optional(),
  ogDescription: declaredTexts.optional(),
  ogImage: declaredPath.optional(),
  canonical: declaredPath.optional(),
  head: head.optional(),
  list: list.optional(),
  example: example.optional(),
  feed: declaredPath.optional(),
  isServerRendered: z.boolean().optional(),
  firstCalls,
  isPrivate: z.literal(true).optional(),
  places: z.array(place).optional(),
  access,
  noAccess: z.object({ text: declaredTexts, to, label: declaredTexts }).optional(),
});

const slot = place
  .extend({
    widget: text,
    title: declaredTexts.optional(),
    tab: z
      .string()
      .regex(/^[a-z][a-z-]*$/, 'must be of small letters and hyphens')
      .optional(),
    order,
    isServerRendered: z.boolean().optional(),
    firstCalls,
    access,
  })
  .refine(({ isTabbed, title }) => !isTabbed || title, {
    path: ['title'],
    error: 'must name its tab',
  });

const group = z.enum(['main', 'me', 'admin'], 'must be main, me or admin');
const shortcut = z.string().regex(/^[a-gi-z]$/, 'must be one small letter, and h is taken');
const callOfApi = z.string().regex(/^\/api\/\S+$/, 'must be a call of the API');
const count = z.object({
  call: callOfApi,
  body: z.record(text, z.unknown()),
  provides: z.array(text).optional(),
  of: declaredTexts,
});
const entry = z.object({
  to,
  area: to.optional(),
  label: labels,
  icon: text,
  group,
  order,
  section: declaredTexts.optional(),
  count: count.optional(),
  needs: callOfApi.optional(),
  access,
  shortcut: shortcut.optional(),
  isMinor: z.literal(true).optional(),
  isOnIcon: z.literal(true).optional(),
});

/** What `remote.ts` must be. */
export const declarationSchema = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'must be of small letters, digits and hyphens')
    .refine((name) => name !== 'shell', 'must not be the name of the shell'),
  title: labels,
  owner: text,
  team: z.array(z.enum(staffRoles, `must be of ${staffRoles.join(', ')}`)).optional(),
  routes: z.array(route),
  slots: z.array(slot),
  menu: z.array(entry),
  feeds: z.array(feed).optional(),
  search: search.optional(),
  offline: z.array(offlinePage).optional(),
  gone: z.array(declaredPath).optional(),
});
