import { useCall } from '@campus/shared/api/useCall';
import { putFile, updateFile } from '@campus/shared/contract/files/calls';
import { type MediaFile } from '@campus/shared/contract/files/records';
import { useValue } from '@campus/shared/form/useValue';
import { Stack } from '@campus/shared/ui/Stack';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { FileDrop } from '@campus/shared/upload/FileDrop';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AttachmentRow } from './AttachmentRow';
import styles from './FilesField.module.css';
import { listAttachments } from './listAttachments';
import { pictureBytes } from './pictureRefusal';
import { uploadedOf } from './uploadedOf';
import { useOwnFiles } from './useOwnFiles';
import { useRemovals } from './useRemovals';

type Order = readonly string[];

/** Moves a file among its neighbours: at once on the page, then at the server. */
function useOrder(files: readonly MediaFile[], keep: (file: MediaFile) => void) {
  const { t } = useTranslation('media');
  const { mutateAsync } = useCall(updateFile);
  const sayFailed = useFailureNotice();
  const [shown, setShown] = useState<Order>();
  /** The last one wanted: presses that come while one is sent go with it. */
  const wanted = useRef<Order>(undefined);
  const sending = useRef<Promise<boolean>>(undefined);
  const placeOf = ({ id }: MediaFile) => (shown?.includes(id) ? shown.indexOf(id) : files.length);
  const ordered = shown ? files.toSorted((a, b) => placeOf(a) - placeOf(b)) : files;

  function want(order: Order | undefined) {
    wanted.current = order;
    setShown(order);
  }
  async function send() {
    const places = new Map(files.map(({ id, position }) => [id, position]));
    const misplaced = () => wanted.current?.find((id, place) => places.get(id) !== place);
    for (let fileId = misplaced(); fileId; fileId = misplaced()) {
      const position = wanted.current?.indexOf(fileId) ?? 0;
      keep(await mutateAsync({ params: { fileId }, body: { position } }));
      places.set(fileId, position);
    }
  }
  async function settle() {
    try {
      await send();
      return true;
    } catch (error) {
      sayFailed(error, t('attachments.moveFailed'));
      return false;
    } finally {
      sending.current = undefined;
      want(undefined);
    }
  }
  /** Gives the place where the file is now, counted from one, once the server knows of it. */
  async function move({ id }: MediaFile, by: 1 | -1) {
    const before = wanted.current ?? ordered.map((file) => file.id);
    const place = before.indexOf(id) + by;
    if (place < 0 || place >= before.length) return undefined;
    want(before.filter((one) => one !== id).toSpliced(place, 0, id));
    sending.current ??= settle();
    return (await sending.current) ? place + 1 : undefined;
  }
  return { ordered, move };
}

/** The cover and the picture of links, also those that were replaced here: no attachments, any of them. */
function useOnceShown(): readonly string[] {
  const now = [useValue('coverId'), useValue('seo.ogImageId')];
  const [seen, setSeen] = useState<readonly string[]>([]);
  const added = now.filter((id) => typeof id === 'string').filter((id) => !seen.includes(id));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen;
}

interface FilesFieldProps {
  subjectId: string;
  /** Those that the record has, once it is made. */
  files: readonly MediaFile[] | undefined;
}

const most = 10;
const kinds = ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'webp'] as const;
const documentBytes = 20 * 1024 * 1024;

/** Files to a publication: each is sent, described, moved and removed by itself, not with the form. */
export function FilesField({ subjectId, files }: FilesFieldProps) {
  const { t } = useTranslation('media');
  const { own, keep, forget } = useOwnFiles(subjectId, files);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const pictures = useOnceShown();
  const body = useValue('body');
  const { isRemoved, isGone, remove, undo } = useRemovals(forget);
  const present = listAttachments([...(files ?? []), ...own], { subjectId, pictures, body });
  const { ordered, move } = useOrder(
    present.filter((file) => !isGone(file)),
    keep,
  );
  const upload = useUploadCall(
    putFile,
    () => ({ params: { subjectId }, body: { bucket: 'public' } }),
    (file) => {
      keep(file);
      return uploadedOf(file);
    },
  );
  const room = most - ordered.filter((file) => !isRemoved(file)).length;
  /** A row that goes by itself must not take the focus with it. */
  const hideRow = (hide: () => void) => {
    const isHere = root.current?.contains(document.activeElement);
    flushSync(hide);
    if (isHere && document.activeElement === document.body) root.current?.focus();
  };
  const onMove = async (file: MediaFile, by: 1 | -1) => {
    const place = await move(file, by);
    const words = { name: file.originalName, place, count: ordered.length };
    setSaid(place ? t('attachments.moved', words) : '');
  };
  return (
    <Stack ref={root} gap={3} role="group" aria-label={t('attachments.files')} tabIndex={-1}>
      {ordered.length > 0 && (
        <Stack as="ol" gap={3} aria-label={t('attachments.files')}>
          {ordered.map((file, index) => (
            <AttachmentRow
              key={file.id}
              file={file}
              place={{ index, count: ordered.length }}
              isRemoved={isRemoved(file)}
              onKeep={keep}
              onMove={(by) => void onMove(file, by)}
              onRemove={() => remove(file, hideRow)}
              onUndo={() => undo(file)}
            />
          ))}
        </Stack>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {room > 0 ? (
        <FileDrop
          label={t('attachments.add')}
          upload={upload}
          files={[]}
          onChange={() => undefined}
          accept={kinds}
          maxSize={documentBytes}
          maxPictureSize={pictureBytes}
          maxFiles={room}
        />
      ) : (
        <p className={styles.hint}>{t('attachments.full', { count: most })}</p>
      )}
    </Stack>
  );
}
