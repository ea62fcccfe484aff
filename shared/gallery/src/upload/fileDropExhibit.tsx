import { FileDrop, type FileDropProps } from '@campus/shared/upload/FileDrop';
import type { Uploaded } from '@campus/shared/upload/useUploads';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { Dropped } from './Dropped';
import { samplePicture, sampleUrl } from './samplePicture';
import { failing, mixed, samplePdf, stuck } from './sampleUploads';

const scan: Uploaded = {
  id: '1',
  name: 'Справка об обучении.pdf',
  size: 248_000,
  mime: 'application/pdf',
};
const photo: Uploaded = {
  id: '2',
  name: 'Фото для карты.png',
  size: 5_335,
  mime: 'image/png',
  url: sampleUrl,
};
const long: Uploaded = {
  id: '3',
  name: 'Дополнительное соглашение к договору об оказании платных образовательных услуг № 118-ДОП-2026.docx',
  size: 1_900_000,
};

function Sample(props: Partial<FileDropProps>) {
  const [files, setFiles] = useState(props.files ?? []);
  return (
    <FileDrop
      label="Документы"
      upload={stuck}
      maxFiles={5}
      {...props}
      files={files}
      onChange={setFiles}
    />
  );
}

const one = [samplePicture('Снимок экрана.png')];
const pdf = [samplePdf('Договор.pdf')];
const several = [
  samplePicture('Первая страница.png'),
  samplePdf('Паспорт, скан.pdf'),
  samplePdf('Договор.pdf', 900),
];
const wrong = [samplePdf('Отчёт за год.pdf', 700), new File(['x'], 'IMG_2041.HEIC')];

export const fileDropExhibit: Exhibit = {
  component: 'upload/FileDrop',
  subject: {
    element: <FileDrop label="Документы" upload={stuck} files={[]} onChange={() => undefined} />,
    tag: 'input',
    isControl: true,
  },
  states: {
    empty: () => <Sample />,
    'one file': () => <Sample label="Скан" maxFiles={1} accept={['pdf']} />,
    'dragged over': () => (
      <Dropped files={one} isHeld>
        <Sample />
      </Dropped>
    ),
    'uploading, 40 %': () => (
      <Dropped files={one}>
        <Sample maxFiles={1} />
      </Dropped>
    ),
    'failed, with another try': () => (
      <Dropped files={pdf}>
        <Sample upload={failing} />
      </Dropped>
    ),
    'uploaded, with a thumbnail': () => <Sample files={[photo]} />,
    'several files': () => (
      <Dropped files={several}>
        <Sample upload={mixed} files={[scan]} />
      </Dropped>
    ),
    'refused kind and size': () => (
      <Dropped files={wrong}>
        <Sample maxSize={512 * 1024} />
      </Dropped>
    ),
    full: () => <Sample maxFiles={3} files={[scan, photo, long]} />,
    disabled: () => <Sample disabled files={[scan]} />,
  },
};
