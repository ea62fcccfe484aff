import { FileDrop, type FileDropProps } from '@campus/shared/upload/FileDrop';
import { FileInput } from '@campus/shared/upload/FileInput';
import { PhotoField } from '@campus/shared/upload/PhotoField';
import type { Uploaded } from '@campus/shared/upload/useUploads';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { Dropped } from './Dropped';
import { fileImportExhibit } from './importExhibits';
import { failing, mixed, samplePdf, samplePicture, sampleUrl, stuck } from './sampleUploads';

const scan: Uploaded = {
  id: '1',
  name: 'Справка об обучении.pdf',
  size: 248_000,
  mime: 'application/pdf',
};
const droppedPhoto: Uploaded = {
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

function DroppedSample(props: Partial<FileDropProps>) {
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

const fileDropExhibit: Exhibit = {
  component: 'upload/FileDrop',
  subject: {
    element: <FileDrop label="Документы" upload={stuck} files={[]} onChange={() => undefined} />,
    tag: 'input',
    isControl: true,
  },
  states: {
    empty: () => <DroppedSample />,
    'one file': () => <DroppedSample label="Скан" maxFiles={1} accept={['pdf']} />,
    'dragged over': () => (
      <Dropped files={one} isHeld>
        <DroppedSample />
      </Dropped>
    ),
    'uploading, 40 %': () => (
      <Dropped files={one}>
        <DroppedSample maxFiles={1} />
      </Dropped>
    ),
    'failed, with another try': () => (
      <Dropped files={pdf}>
        <DroppedSample upload={failing} />
      </Dropped>
    ),
    'uploaded, with a thumbnail': () => <DroppedSample files={[droppedPhoto]} />,
    'several files': () => (
      <Dropped files={several}>
        <DroppedSample upload={mixed} files={[scan]} />
      </Dropped>
    ),
    'refused kind and size': () => (
      <Dropped files={wrong}>
        <DroppedSample maxSize={512 * 1024} />
      </Dropped>
    ),
    full: () => <DroppedSample maxFiles={3} files={[scan, droppedPhoto, long]} />,
    disabled: () => <DroppedSample disabled files={[scan]} />,
  },
};

const photoField = { name: 'photoId', label: 'Фото для карты', upload: stuck };
const savedPhoto = { id: 'photo', name: 'photo.jpg', url: sampleUrl };
const picture = [samplePicture('portrait.png')];
const heic = [new File(['x'], 'IMG_2041.HEIC')];

const photoFieldExhibit: Exhibit = {
  component: 'upload/PhotoField',
  subject: {
    element: <PhotoField {...photoField} />,
    tag: 'input',
    isControl: true,
    around: SampleForm,
  },
  states: {
    empty: () => (
      <SampleForm>
        <PhotoField {...photoField} hint="Лицо целиком, на светлом фоне" />
      </SampleForm>
    ),
    'with a photo': () => (
      <SampleForm values={{ photoId: savedPhoto.id }}>
        <PhotoField {...photoField} known={savedPhoto} />
      </SampleForm>
    ),
    'a picture': () => (
      <SampleForm>
        <PhotoField {...photoField} label="Обложка" what="picture" aspect={16 / 9} optional />
      </SampleForm>
    ),
    'dragged over': () => (
      <SampleForm>
        <Dropped files={picture} isHeld>
          <PhotoField {...photoField} />
        </Dropped>
      </SampleForm>
    ),
    'crop open': () => (
      <SampleForm>
        <Dropped files={picture}>
          <PhotoField {...photoField} />
        </Dropped>
      </SampleForm>
    ),
    'refused kind': () => (
      <SampleForm>
        <Dropped files={heic}>
          <PhotoField {...photoField} />
        </Dropped>
      </SampleForm>
    ),
    'with an error': () => (
      <SampleForm errors={{ photoId: 'REQUIRED' }}>
        <PhotoField {...photoField} />
      </SampleForm>
    ),
    disabled: () => (
      <SampleForm values={{ photoId: savedPhoto.id }}>
        <PhotoField {...photoField} known={savedPhoto} disabled />
      </SampleForm>
    ),
  },
};

const tableFile = { label: 'Файл с таблицей', accept: '.csv,text/csv', onFile: () => undefined };

const fileInputExhibit: Exhibit = {
  component: 'upload/FileInput',
  subject: { element: <FileInput {...tableFile} />, tag: 'input', isControl: true },
  states: {
    usual: () => <FileInput {...tableFile} />,
    'long label': () => (
      <FileInput
        {...tableFile}
        label="Ответ банка на реестр выплат за ноябрь: файл с таблицей, до 50 000 строк"
      />
    ),
  },
};

export const exhibits: readonly Exhibit[] = [
  fileDropExhibit,
  fileImportExhibit,
  fileInputExhibit,
  photoFieldExhibit,
];
