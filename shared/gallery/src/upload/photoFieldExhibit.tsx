import { PhotoField } from '@campus/shared/upload/PhotoField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { Dropped } from './Dropped';
import { samplePicture, sampleUrl } from './samplePicture';
import { stuck } from './sampleUploads';

const field = { name: 'photoId', label: 'Фото для карты', upload: stuck };
const photo = { id: 'photo', name: 'photo.jpg', url: sampleUrl };
const picture = [samplePicture('portrait.png')];
const heic = [new File(['x'], 'IMG_2041.HEIC')];

export const photoFieldExhibit: Exhibit = {
  component: 'upload/PhotoField',
  subject: {
    element: <PhotoField {...field} />,
    tag: 'input',
    isControl: true,
    around: SampleForm,
  },
  states: {
    empty: () => (
      <SampleForm>
        <PhotoField {...field} hint="Лицо целиком, на светлом фоне" />
      </SampleForm>
    ),
    'with a photo': () => (
      <SampleForm values={{ photoId: photo.id }}>
        <PhotoField {...field} known={photo} />
      </SampleForm>
    ),
    'a picture': () => (
      <SampleForm>
        <PhotoField {...field} label="Обложка" what="picture" aspect={16 / 9} optional />
      </SampleForm>
    ),
    'dragged over': () => (
      <SampleForm>
        <Dropped files={picture} isHeld>
          <PhotoField {...field} />
        </Dropped>
      </SampleForm>
    ),
    'crop open': () => (
      <SampleForm>
        <Dropped files={picture}>
          <PhotoField {...field} />
        </Dropped>
      </SampleForm>
    ),
    'refused kind': () => (
      <SampleForm>
        <Dropped files={heic}>
          <PhotoField {...field} />
        </Dropped>
      </SampleForm>
    ),
    'with an error': () => (
      <SampleForm errors={{ photoId: 'REQUIRED' }}>
        <PhotoField {...field} />
      </SampleForm>
    ),
    disabled: () => (
      <SampleForm values={{ photoId: photo.id }}>
        <PhotoField {...field} known={photo} disabled />
      </SampleForm>
    ),
  },
};
