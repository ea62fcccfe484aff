import { FilesField } from '@campus/shared/attachments/FilesField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { Dropped } from '../upload/Dropped';
import { samplePdf } from '../upload/sampleUploads';
import { plan, portrait, record, rules, undescribed } from './sampleFiles';

const published = {
  bucket: 'public',
  label: 'Файлы к материалу',
  subjectId: record,
  needsAlt: true,
} as const;
const asked = { bucket: 'ticket', label: 'Файлы к обращению', subjectId: record } as const;
const wrong = [new File(['x'], 'IMG_2041.HEIC'), samplePdf('Скан.pdf', 11 * 1024)];
const ten = Array.from({ length: 10 }, (_, index) => ({
  ...rules,
  id: `5d1f0c52-6a0e-4a77-9c3f-${String(index).padStart(12, '0')}`,
  position: index,
}));

export const filesFieldExhibit: Exhibit = {
  component: 'attachments/FilesField',
  subject: {
    element: <FilesField {...asked} />,
    tag: 'div',
    isControl: true,
    around: SampleForm,
  },
  states: {
    empty: () => (
      <SampleForm>
        <FilesField {...asked} />
      </SampleForm>
    ),
    'of a letter': () => (
      <SampleForm>
        <FilesField {...asked} files={[rules, portrait]} />
      </SampleForm>
    ),
    'for readers': () => (
      <SampleForm>
        <FilesField {...published} files={[rules, plan, portrait]} />
      </SampleForm>
    ),
    'a picture without words': () => (
      <SampleForm>
        <FilesField {...published} files={[undescribed]} />
      </SampleForm>
    ),
    'refused kind and size': () => (
      <SampleForm>
        <Dropped files={wrong}>
          <FilesField {...asked} />
        </Dropped>
      </SampleForm>
    ),
    full: () => (
      <SampleForm>
        <FilesField {...asked} files={ten.slice(0, 5)} />
      </SampleForm>
    ),
  },
};
