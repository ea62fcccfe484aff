import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { Exhibit } from '../Exhibit';
import { useSampleForm } from '../useSampleForm';

const values = { name: 'Стипендии', slug: 'grants' };

function Sample() {
  const form = useSampleForm({ values });
  return (
    <RecordForm
      form={form}
      onSubmit={() => undefined}
      submitLabel="Сохранить"
      onCancel={() => undefined}
    >
      <TextField name="name" label="Название" />
      <TextField name="slug" label="Адрес" />
    </RecordForm>
  );
}

export const recordFormExhibit: Exhibit = {
  component: 'record/RecordForm',
  subject: null,
  states: { 'with buttons': Sample },
};
