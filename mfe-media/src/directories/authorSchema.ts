import { authorRequest, authorUpdateRequest } from '@campus/shared/contract/media/requests';
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
