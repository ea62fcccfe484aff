import { authorRequest, authorUpdateRequest } from '@campus/shared/contract/media/requests';
import type { ListedAuthor } from '@campus/shared/contract/media/taxonomyCalls';
import * as z from 'zod/mini';

type Request = z.input<typeof authorRequest>;
type UpdateRequest = z.input<typeof authorUpdateRequest>;

const both = z.object({ ru: z.string(), en: z.string() });
const fields = z.object({
  name: both,
  position: both,
  bio: both,
  photoId: z.nullable(z.string()),
});
const versioned = z.extend(fields, { version: z.int() });

/** Two empty fields are no text; English alone lacks the Russian. */
const orNone = (text: z.output<typeof both>) => (text.ru.trim() || text.en.trim() ? text : null);

const textsOf = ({ position, bio }: z.output<typeof fields>) => ({
  position: orNone(position),
  bio: orNone(bio),
});

/** What the fields hold, made into what the call takes. */
export const newAuthorSchema = z.pipe(
  z.pipe(
    fields,
    z.transform((values): Request => ({ ...values, ...textsOf(values) })),
  ),
  authorRequest,
);

export const authorSchema = z.pipe(
  z.pipe(
    versioned,
    z.transform((values): UpdateRequest => ({ ...values, ...textsOf(values) })),
  ),
  authorUpdateRequest,
);

type Text = { ru: string; en?: string } | null | undefined;

const textsIn = (text: Text) => ({ ru: text?.ru ?? '', en: text?.en ?? '' });

/** An author as the fields show them; without one, empty fields. */
export const valuesOfAuthor = (author?: ListedAuthor) => ({
  name: textsIn(author?.staff?.name),
  position: textsIn(author?.staff?.position),
  bio: textsIn(author?.staff?.bio),
  photoId: author?.staff?.photoId ?? null,
});
