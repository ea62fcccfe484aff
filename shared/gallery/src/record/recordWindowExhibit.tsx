import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { useSampleForm } from '../useSampleForm';

const values = { name: '' };

interface NewTagProps {
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

function NewTag(props: NewTagProps) {
  const form = useSampleForm({ values });
  return (
    <RecordForm {...props} form={form} onSubmit={() => undefined} submitLabel="Добавить">
      <TextField name="name" label="Название новой темы" />
    </RecordForm>
  );
}

function Sample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Новая тема
      </Button>
      <RecordWindow title="Новая тема" open={isOpen} onClose={() => setOpen(false)}>
        {(form) => <NewTag {...form} />}
      </RecordWindow>
    </>
  );
}

export const recordWindowExhibit: Exhibit = {
  component: 'record/RecordWindow',
  subject: null,
  states: { 'opened by a button': Sample },
};
