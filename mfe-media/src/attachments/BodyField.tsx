import { RichTextField } from '@campus/shared/text/RichTextField';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { Stack } from '@campus/shared/ui/Stack';
import { BodySize } from './BodySize';
import { PictureUpload } from './PictureUpload';
import { useTextPictures } from './useTextPictures';

interface BodyFieldProps {
  name: string;
  language: LanguageKey;
  label: string;
  subjectId: string;
}

/** The text of a publication in one language, with pictures of its own. */
export function BodyField({ name, language, label, subjectId }: BodyFieldProps) {
  const { choose, ...upload } = useTextPictures(subjectId);
  return (
    <Stack gap={2}>
      <RichTextField
        name={name}
        label={label}
        lang={language}
        optional={language === 'en'}
        // Whoever saves by Ctrl+S types on: what comes meanwhile is unsaved.
        readOnly={false}
        onImage={choose}
      />
      <PictureUpload {...upload} />
      <BodySize name={name} />
    </Stack>
  );
}
