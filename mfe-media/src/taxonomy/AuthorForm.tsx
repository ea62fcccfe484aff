import { authorRequest, authorUpdateRequest } from '@campus/shared/contract/media/requests';
import {
  createAuthor,
  type ListedAuthor,
  updateAuthor,
} from '@campus/shared/contract/media/taxonomyCalls';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import type { EditEntryProps, NewEntryProps } from '@campus/shared/taxonomy/Dictionary';
import { Avatar } from '@campus/shared/ui/Avatar';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { AuthorDetails, AuthorFields, authorLabels } from './AuthorFields';

type Request = z.input<typeof authorRequest>;
type UpdateRequest = z.input<typeof authorUpdateRequest>;

const both = z.object({ ru: z.string(), en: z.string() });
const fields = z.object({
  name: both,
  position: both,
  bio: both,
  photoId: z.nullable(z.string()),
});
const versionedFields = z.extend(fields, { version: z.int() });

/** Two empty fields are no text; English alone lacks the Russian. */
const orNone = (text: z.output<typeof both>) => (text.ru.trim() || text.en.trim() ? text : null);

const textsOf = ({ position, bio }: z.output<typeof fields>) => ({
  position: orNone(position),
  bio: orNone(bio),
});

/** What the fields hold, made into what the call takes. */
const newAuthorSchema = z.pipe(
  z.pipe(
    fields,
    z.transform((values): Request => ({ ...values, ...textsOf(values) })),
  ),
  authorRequest,
);

const authorSchema = z.pipe(
  z.pipe(
    versionedFields,
    z.transform((values): UpdateRequest => ({ ...values, ...textsOf(values) })),
  ),
  authorUpdateRequest,
);

type Text = { ru: string; en?: string } | null | undefined;

const textsIn = (text: Text) => ({ ru: text?.ru ?? '', en: text?.en ?? '' });

/** An author as the fields show them; without one, empty fields. */
const valuesOfAuthor = (author?: ListedAuthor) => ({
  name: textsIn(author?.staff?.name),
  position: textsIn(author?.staff?.position),
  bio: textsIn(author?.staff?.bio),
  photoId: author?.staff?.photoId ?? null,
});

interface NewAuthorFormProps extends NewEntryProps<ListedAuthor> {
  /** What can be told of an author besides the name and the position. */
  children?: ReactNode;
}

export function NewAuthorForm(props: NewAuthorFormProps) {
  const { name = '', guard, onDone, children, ...rest } = props;
  const { t } = useTranslation('media');
  const { form, onSubmit } = useCallForm(createAuthor, newAuthorSchema, {
    defaultValues: { ...valuesOfAuthor(), name: { ru: name, en: '' } },
    guard,
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, ...rest }}
      submitLabel={t('taxonomy.author.create')}
      firstField="name.ru"
    >
      <AuthorFields />
      {children}
    </RecordForm>
  );
}

/** What two people may have written differently about an author, in the order of the form. */
const labels = { ...authorLabels, photoId: 'photo' } as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

const versioned = (author: ListedAuthor) => ({
  ...valuesOfAuthor(author),
  version: author.staff?.version ?? 0,
});

/** A photo where two versions are compared; only what is saved can be shown. */
function usePhotoText(...known: (ListedAuthor | undefined)[]) {
  const { t } = useTranslation('media');
  return (id: string | null) => {
    const found = known.find((author) => author?.staff?.photoId === id);
    if (!id || !found?.photo) return id && t('taxonomy.author.newPhoto');
    return (
      <>
        <Avatar size="l" name={found.name} photo={found.photo} />
        <span className="visually-hidden">{t('taxonomy.author.savedPhoto')}</span>
      </>
    );
  };
}

export function AuthorForm({ entry, read, onDone, ...rest }: EditEntryProps<ListedAuthor>) {
  const { t } = useTranslation('media');
  const { form, onSubmit, meeting, record } = useRecordForm({
    call: updateAuthor,
    schema: authorSchema,
    input: { params: { id: entry.id } },
    record: entry,
    valuesOf: versioned,
    names,
    read,
    onDone,
  });
  const photoOf = usePhotoText(meeting?.theirs, record ?? entry);
  return (
    <RecordForm
      {...{ form, onSubmit, meeting, ...rest }}
      labelOf={(name) => t(`taxonomy.author.${labels[name]}`)}
      textOf={(name, values) =>
        name === 'photoId' ? photoOf(values.photoId) : get<object, string>(values, name)
      }
      submitLabel={t('taxonomy.save')}
      firstField="name.ru"
    >
      <AuthorFields />
      <AuthorDetails author={record ?? entry} />
    </RecordForm>
  );
}
