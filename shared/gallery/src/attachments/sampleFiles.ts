import type { MediaFile } from '@campus/shared/contract/files/records';
import { sampleUrl } from '../upload/samplePicture';

export const record = '5d1f0c52-6a0e-4a77-9c3f-0f6b0a2d9e10';

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

export const rules = file;

export const plan: MediaFile = {
  ...file,
  id: '5d1f0c52-6a0e-4a77-9c3f-0f6b0a2d9e12',
  fileName: 'long.docx',
  originalName:
    'Дополнительное соглашение к договору об оказании платных образовательных услуг № 118-ДОП-2026.docx',
  caption: null,
  position: 1,
};

export const portrait: MediaFile = {
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

export const undescribed: MediaFile = {
  ...portrait,
  id: '5d1f0c52-6a0e-4a77-9c3f-0f6b0a2d9e14',
  originalName: 'Снимок экрана.png',
  alt: null,
  position: 3,
};
