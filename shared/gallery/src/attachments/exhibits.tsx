import { FilesField } from '@campus/shared/attachments/FilesField';
import { FileWords } from '@campus/shared/attachments/FileWords';
import { PictureField } from '@campus/shared/attachments/PictureField';
import { useFileWords } from '@campus/shared/attachments/useFileWords';
import type { MediaFile } from '@campus/shared/contract/files/records';
import type { Ref } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { Dropped } from '../upload/Dropped';
import { samplePdf, sampleUrl } from '../upload/sampleUploads';

const record = '5d1f0c52-6a0e-4a77-9c3f-0f6b0a2d9e10';

const file: MediaFile = {
  id: '5d1f0c52-6a0e-4a77-9c3f-0f6b0a2d9e11',
  bucket: 'public',
  url: '#',
  fileName: 'rules.pdf',
  originalName: 'Положение о стипендиях.pdf',
  mime: 'application/pdf',
  size: 248_000,
  width: null,
  height: null,
  alt: null,
  caption: { ru: 'Действует с 1 сентября' },
  subjectId: record,
  position: 0,
  createdAt: '2026-09-01T08:00:00Z',
};

const rules = file;

const plan: MediaFile = {
  ...file,
  id: '5d1f0c52-6a0e-4a77-9c3f-0f6b0a2d9e12',
  fileName: 'long.docx',
  originalName:
    'Дополнительное соглашение к договору об оказании платных образовательных услуг № 118-ДОП-2026.docx',
  caption: null,
  position: 1,
};

const portrait: MediaFile = {
  ...file,
  id: '5d1f0c52-6a0e-4a77-9c3f-0f6b0a2d9e13',
  url: sampleUrl,
  fileName: 'portrait.png',
  originalName: 'Портрет.png',
  mime: 'image/png',
  size: 5_335,
  width: 720,
  height: 960,
  alt: { ru: 'Студентка у окна', en: 'A student by the window' },
  caption: null,
  position: 2,
};

const undescribed: MediaFile = {
  ...portrait,
  id: '5d1f0c52-6a0e-4a77-9c3f-0f6b0a2d9e14',
  originalName: 'Снимок экрана.png',
  alt: null,
  position: 3,
};

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

const filesFieldExhibit: Exhibit = {
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

const picture = ['alt', 'caption'] as const;
const document = ['caption'] as const;

interface FileWordsSampleProps {
  file: MediaFile;
  fields: typeof picture | typeof document;
  ref?: Ref<HTMLDivElement>;
}

function FileWordsSample({ file, fields, ref }: FileWordsSampleProps) {
  const words = useFileWords({ fileId: file.id, file, parts: fields, onSaved: () => undefined });
  return (
    <FileWords ref={ref} words={words} fields={fields} label={`${file.originalName}: описание`} />
  );
}

const fileWordsExhibit: Exhibit = {
  component: 'attachments/FileWords',
  subject: {
    element: <FileWordsSample file={portrait} fields={picture} />,
    tag: 'div',
    isControl: true,
    around: SampleForm,
  },
  states: {
    'of a picture': () => (
      <SampleForm>
        <FileWordsSample file={portrait} fields={picture} />
      </SampleForm>
    ),
    'of a document': () => (
      <SampleForm>
        <FileWordsSample file={rules} fields={document} />
      </SampleForm>
    ),
  },
};

const coverField = {
  name: 'coverId',
  label: 'Обложка',
  hint: 'Кадр 16:9. Без неё на карточке будет рисунок.',
  subjectId: record,
  files: [portrait],
  min: { width: 960, height: 540 },
  most: { width: 1920, height: 1080 },
};

const pictureFieldExhibit: Exhibit = {
  component: 'attachments/PictureField',
  subject: {
    element: <PictureField {...coverField} />,
    tag: 'input',
    isControl: true,
    around: SampleForm,
  },
  states: {
    empty: () => (
      <SampleForm>
        <PictureField {...coverField} />
      </SampleForm>
    ),
    'with a picture and its words': () => (
      <SampleForm values={{ coverId: portrait.id }}>
        <PictureField {...coverField} />
      </SampleForm>
    ),
    'without the words it needs': () => (
      <SampleForm values={{ coverId: portrait.id }} errors={{ coverId: 'ALT_REQUIRED' }}>
        <PictureField {...coverField} files={[{ ...portrait, alt: null }]} />
      </SampleForm>
    ),
  },
};

export const exhibits: readonly Exhibit[] = [
  filesFieldExhibit,
  fileWordsExhibit,
  pictureFieldExhibit,
];
