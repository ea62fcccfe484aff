import { AttachmentLinks } from '@campus/shared/reading/AttachmentLinks';
import type { OwnApplication } from './applicationOptions';

/** The documents of an application: people name their files themselves, without a caption. */
export function ApplicationFiles({ files }: Pick<OwnApplication, 'files'>) {
  return (
    <AttachmentLinks
      files={files.map(({ originalName: name, ...file }) => ({ ...file, name, caption: null }))}
    />
  );
}
