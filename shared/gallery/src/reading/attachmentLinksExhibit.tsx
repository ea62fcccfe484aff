import { AttachmentLinks } from '@campus/shared/reading/AttachmentLinks';
import type { Exhibit } from '../Exhibit';

const file = { id: '1', url: '/rules.pdf', name: 'rules.pdf', size: 248_000, caption: null };
const files = [file, { ...file, id: '2', caption: 'Положение о конкурсе' }];

export const attachmentLinksExhibit: Exhibit = {
  component: 'reading/AttachmentLinks',
  subject: { element: <AttachmentLinks files={files} />, tag: 'section', isControl: true },
  states: { 'with a caption and without': () => <AttachmentLinks files={files} /> },
};
