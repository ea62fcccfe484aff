import { FileWords } from '@campus/shared/attachments/FileWords';
import { useFileWords } from '@campus/shared/attachments/useFileWords';
import type { MediaFile } from '@campus/shared/contract/files/records';
import type { Ref } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { portrait, rules } from './sampleFiles';

const picture = ['alt', 'caption'] as const;
const document = ['caption'] as const;

interface SampleProps {
  file: MediaFile;
  fields: typeof picture | typeof document;
  ref?: Ref<HTMLDivElement>;
}

function Sample({ file, fields, ref }: SampleProps) {
  const words = useFileWords({ fileId: file.id, file, parts: fields, onSaved: () => undefined });
  return (
    <FileWords ref={ref} words={words} fields={fields} label={`${file.originalName}: описание`} />
  );
}

export const fileWordsExhibit: Exhibit = {
  component: 'attachments/FileWords',
  subject: {
    element: <Sample file={portrait} fields={picture} />,
    tag: 'div',
    isControl: true,
    around: SampleForm,
  },
  states: {
    'of a picture': () => (
      <SampleForm>
        <Sample file={portrait} fields={picture} />
      </SampleForm>
    ),
    'of a document': () => (
      <SampleForm>
        <Sample file={rules} fields={document} />
      </SampleForm>
    ),
  },
};
