import { call } from '@campus/shared/contract/call';
import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import * as z from 'zod/mini';

const body = z.object({
  title: z.string().check(z.minLength(1, 'REQUIRED')),
  status: z.string(),
  version: z.number(),
});
export type Note = z.infer<typeof body>;

export const saveNote = call({
  method: 'PUT',
  path: '/api/note-of-tests',
  summary: 'For tests of the form of a record',
  access: 'public',
  body,
  response: body,
});

export const began: Note = { title: 'Осень', status: 'DRAFT', version: 1 };
/** What somebody else has saved meanwhile. */
export const fresh: Note = { title: 'Зима', status: 'DRAFT', version: 2 };

interface NoteEditorProps {
  record: Note;
  autosaves?: true;
  onDone?: (saved: Note) => void;
}

/** The form of a record at its smallest. */
export function NoteEditor({ record, ...rest }: NoteEditorProps) {
  const { save, move, autosave, ...editing } = useRecordForm({
    call: saveNote,
    schema: body,
    record,
    valuesOf: (note: Note) => note,
    names: ['title'],
    read: () => Promise.resolve(fresh),
    stays: true,
    moveTo: (values, to: 'save' | 'publish') => ({
      ...values,
      status: to === 'publish' ? 'PUBLISHED' : values.status,
    }),
    ...rest,
  });
  return (
    <RecordForm
      {...editing}
      bar={
        <SaveBar
          label="Действия"
          status={editing.record?.status}
          savedAt={undefined}
          autosave={autosave}
          saveLabel="Сохранить"
          onSave={() => void save()}
          main={{ move: 'publish', label: 'Опубликовать', onClick: () => void save('publish') }}
          move={move}
          menu={[]}
        />
      }
    >
      <TextField name="title" label="Название" />
    </RecordForm>
  );
}
