import { PictureField } from '@campus/shared/attachments/PictureField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { portrait, record } from './sampleFiles';

const field = {
  name: 'coverId',
  label: 'Обложка',
  hint: 'Кадр 16:9. Без неё на карточке будет рисунок.',
  subjectId: record,
  files: [portrait],
  min: { width: 960, height: 540 },
  most: { width: 1920, height: 1080 },
};

export const pictureFieldExhibit: Exhibit = {
  component: 'attachments/PictureField',
  subject: {
    element: <PictureField {...field} />,
    tag: 'input',
    isControl: true,
    around: SampleForm,
  },
  states: {
    empty: () => (
      <SampleForm>
        <PictureField {...field} />
      </SampleForm>
    ),
    'with a picture and its words': () => (
      <SampleForm values={{ coverId: portrait.id }}>
        <PictureField {...field} />
      </SampleForm>
    ),
    'without the words it needs': () => (
      <SampleForm values={{ coverId: portrait.id }} errors={{ coverId: 'ALT_REQUIRED' }}>
        <PictureField {...field} files={[{ ...portrait, alt: null }]} />
      </SampleForm>
    ),
  },
};
