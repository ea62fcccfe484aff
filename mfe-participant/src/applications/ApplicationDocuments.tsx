import { useCall } from '@campus/shared/api/useCall';
import { deleteFile, putFile } from '@campus/shared/contract/files/calls';
import { LeaveQuestion } from '@campus/shared/remote/LeaveQuestion';
import { useUnsaved } from '@campus/shared/stores/useUnsaved';
import { FileDrop, type Unsettled } from '@campus/shared/upload/FileDrop';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import type { Uploaded } from '@campus/shared/upload/useUploads';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from './applicationOptions';

const megabyte = 1024 * 1024;
const limits = {
  accept: ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'webp'],
  maxSize: 20 * megabyte,
  maxPictureSize: 10 * megabyte,
  maxFiles: 5,
} as const;

/** Files that are chosen before there is an application; they stay in the page until it is made. */
export function useChosenDocuments() {
  const [chosen, setChosen] = useState<readonly Uploaded[]>([]);
  const [files] = useState(() => new Map<string, File>());
  useUnsaved(chosen.length > 0);
  return {
    chosen,
    setChosen,
    keep: (file: File): Promise<Uploaded> => {
      const id = `chosen-${files.size}`;
      files.set(id, file);
      const { name, size, type: mime } = file;
      return Promise.resolve({ id, name, size, mime, isChosen: true });
    },
    names: chosen.map(({ name }) => name).join(', '),
    files: chosen.flatMap(({ id }) => files.get(id) ?? []),
  };
}

interface ChosenDocumentsProps {
  documents: ReturnType<typeof useChosenDocuments>;
}

/** The documents of an application that is still being filled in. */
export function ChosenDocuments({ documents }: ChosenDocumentsProps) {
  const { t } = useTranslation('participant');
  const { chosen, setChosen, keep } = documents;
  return (
    <FileDrop
      {...limits}
      label={t('apply.documents')}
      upload={keep}
      files={chosen}
      onChange={setChosen}
    />
  );
}

type Documents = OwnApplication['files'];

const shownAs = ({ originalName, ...file }: Documents[number]): Uploaded => ({
  ...file,
  name: originalName,
});

/** What is shown, without those that the server has no more, and with those that it has got since. */
function withNews(shown: readonly Uploaded[], before: Documents, now: Documents) {
  const isIn = (files: readonly { id: string }[], { id }: { id: string }) =>
    files.some((file) => file.id === id);
  const kept = shown.filter((file) => isIn(now, file) || !isIn(before, file));
  const come = now.filter((file) => !isIn(before, file) && !isIn(kept, file));
  return [...kept, ...come.map(shownAs)];
}

interface ApplicationDocumentsProps {
  application: OwnApplication;
  /** Chosen before it was made: they are sent at once. */
  first?: readonly File[];
}

/** Documents of an application that nobody has decided on: each is kept as soon as it has come. */
export function ApplicationDocuments({ application, first }: ApplicationDocumentsProps) {
  const { t } = useTranslation('participant');
  const { id, files } = application;
  const [told, setTold] = useState(files);
  const [shown, setShown] = useState<readonly Uploaded[]>(() => files.map(shownAs));
  // A list that was read before they were sent is shown first, and the newer one comes behind it.
  if (told !== files) {
    setTold(files);
    setShown((before) => withNews(before, told, files));
  }
  const upload = useUploadCall(putFile, () => ({
    params: { subjectId: id },
    body: { bucket: 'documents' as const },
  }));
  const { mutateAsync: remove } = useCall(deleteFile);
  const [unsettled, setUnsettled] = useState<Unsettled>();
  return (
    <section aria-label={t('apply.documents')}>
      {/* Whoever leaves stops what is on its way. */}
      {unsettled && <LeaveQuestion isUnsaved={() => true} />}
      <FileDrop
        {...limits}
        label={t('apply.documents')}
        upload={upload}
        first={first}
        files={shown}
        onChange={setShown}
        onUnsettled={setUnsettled}
        discard={(file) => remove({ params: { fileId: file.id } })}
      />
    </section>
  );
}
