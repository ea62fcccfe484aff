import * as z from 'zod/mini';
import { path, url } from '../addressFields';
import { longTexts, multiline, texts, version } from '../fields';
import { email } from '../personFields';

const max = 20_000;

/** One text for everybody, or one for each language. */
export const settingUpdaterDto = z.object({
  value: z.union([multiline(0, max), longTexts(0, max)], 'INVALID'),
  version,
});

/** What somebody has typed by now, whatever it is. */
export const headPreviewRequest = z.object({ value: multiline(0, max) });

export const footerGroups = ['ABOUT', 'HELP', 'LEGAL', 'SOCIAL'] as const;

const isMail = (text: string) =>
  text.startsWith('mailto:') && email.safeParse(text.slice('mailto:'.length)).success;

const isAddress = (text: string) =>
  url.safeParse(text).success ||
  path.safeParse(text).success ||
  isMail(text) ||
  /^tel:\+?\d{3,15}$/.test(text);

/** https, a path of the product, a mailbox or a telephone. */
const footerUrl = z.string('REQUIRED').check(
  z.overwrite((text) => text.trim()),
  z.minLength(1, 'REQUIRED'),
  z.maxLength(500, 'TOO_LONG'),
  z.refine(isAddress, 'FOOTER_URL_FORMAT'),
);

const fields = {
  title: texts(1, 60),
  url: footerUrl,
  group: z.enum(footerGroups, 'REQUIRED'),
  isActive: z._default(z.boolean(), true),
};

/** The place within the group, counted from one. */
const position = z.int('RANGE').check(z.gte(1, 'RANGE'), z.lte(1_000, 'RANGE'));

/** Without a position a link comes last. */
export const footerLinkCreatorDto = z.object({ ...fields, position: z.optional(position) });

export const footerLinkUpdaterDto = z.extend(
  z.partial(z.object({ ...fields, isActive: z.boolean(), position })),
  { version },
);
