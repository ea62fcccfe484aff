import { DraftNotice } from '@campus/shared/form/DraftNotice';
import { TextField } from '@campus/shared/form/TextField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const nothing = () => undefined;
const notice = <DraftNotice draft={{ isRestored: true, startAnew: nothing, forget: nothing }} />;

export const draftNoticeExhibit: Exhibit = {
  component: 'form/DraftNotice',
  subject: { element: notice, tag: 'div', isControl: true },
  states: {
    'over the fields of a form': () => (
      <SampleForm values={{ title: 'Осенний бал' }}>
        {notice}
        <TextField name="title" label="Название" />
      </SampleForm>
    ),
  },
};
