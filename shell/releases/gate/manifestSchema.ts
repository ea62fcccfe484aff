import { staffRoles } from '@campus/shared/contract/roles';
import * as z from 'zod';
import { places } from './places';

const text = z.string().trim().min(1, 'must say something');
const texts = z.object({ ru: text, en: text });

const roles = ['GUEST', 'HUMAN', 'STUDENT', ...staffRoles] as const;
const access = z.union(
  [z.enum(['public', 'signedIn']), z.array(z.enum(roles)).min(1)],
  `must be public, signedIn or a list of ${roles.join(', ')}`,
);

const path = z.string().regex(/^\/[^\s?#]*$/, 'must begin with a slash and be an address');
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
  trail: z.array(z.object({ path, title: texts })).optional(),
});

const list = z.object({ call, params: z.record(text, text), changed: text.optional() });

const feed = z.object({
  path: path.endsWith('.xml', 'must end with .xml'),
  page: path,
  records: path,
  title: texts,
  description: texts,
  item: z.object({
    title: text,
    description: text,
    date: text,
    categories: text.optional(),
    image: text.optional(),
  }),
});

const route = z.object({
  path,
  screen: text,
  title: texts,
  description: texts.optional(),
  keywords: texts.optional(),
  head: head.optional(),
  list: list.optional(),
  feed: path.optional(),
  isDrawn: z.boolean().optional(),
  access,
});

const place = z.enum(
  Object.keys(places),
  `must be a place of the shell: ${Object.keys(places).join(', ')}`,
);
const slot = z.object({ place, widget: text, order, access });

const group = z.enum(['main', 'me', 'admin'], 'must be main, me or admin');
const to = z.string().regex(/^\/\S*$/, 'must begin with a slash and be an address');
const entry = z.object({ to, area: to.optional(), label: texts, icon: text, group, order, access });

const declaration = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'must be of small letters, digits and hyphens')
    .refine((name) => name !== 'shell', 'must not be the name of the shell'),
  title: texts,
  owner: text,
  routes: z.array(route),
  slots: z.array(slot),
  menu: z.array(entry),
  feeds: z.array(feed).optional(),
});

const file = z
  .string()
  .regex(/^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w.-]+)*$/, 'must be a plain file name');
const files = z.array(file);
const range = z.string().min(1, 'must be a range of versions');

/** What `mfe.json` must be; more may stand in it. */
export const manifestSchema = z.object({
  release: z.string().regex(/^\w[\w.+-]*$/, 'must be of letters, digits, dots and hyphens'),
  contract: range,
  declaration,
  entry: file,
  exposed: files,
  screens: z.record(z.string(), files),
  parts: z.record(z.string(), z.array(text)).optional(),
  borrows: z.record(z.string(), range),
  missingTexts: z.object({ ru: z.array(text), en: z.array(text) }),
  integrity: z.record(
    file,
    z.string().regex(/^sha384-[\w+/]{64}$/, 'must be sha384- and the hash in base64'),
  ),
});
