import { FileField, type FileFieldProps } from '@campus/shared/upload/FileField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { Dropped } from './Dropped';
import { sampleUrl } from './samplePicture';
import { failing, samplePdf, stuck } from './sampleUploads';

const field = { name: 'files', label: 'Подтверждающие документы', upload: stuck, maxFiles: 5 };
const cover = { id: 'cover', name: 'Обложка.png', mime: 'image/png', size: 5_335, url: sampleUrl };
const files = [samplePdf('Договор с банком.pdf')];

const Sample = (props: Partial<FileFieldProps>) => <FileField {...field} {...props} />;

export const fileFieldExhibit: Exhibit = {
  component: 'upload/FileField',
  subject: { element: <FileField {...field} />, tag: 'input', isControl: true, around: SampleForm },
  states: {
    empty: () => (
      <SampleForm>
        <Sample hint="Договор и справка из банка" optional />
      </SampleForm>
    ),
    'with a value': () => (
      <SampleForm values={{ coverId: cover.id }}>
        <Sample
          name="coverId"
          label="Обложка"
          accept={['jpg', 'png']}
          maxFiles={1}
          known={[cover]}
        />
      </SampleForm>
    ),
    'with an error': () => (
      <SampleForm errors={{ files: 'REQUIRED' }}>
        <Sample />
      </SampleForm>
    ),
    'sent too early': () => (
      <SampleForm errors={{ files: 'FILE_PENDING' }}>
        <Dropped files={files}>
          <Sample />
        </Dropped>
      </SampleForm>
    ),
    'failed file': () => (
      <SampleForm errors={{ files: 'FILE_FAILED' }}>
        <Dropped files={files}>
          <Sample upload={failing} />
        </Dropped>
      </SampleForm>
    ),
    disabled: () => (
      <SampleForm>
        <Sample disabled />
      </SampleForm>
    ),
  },
};
