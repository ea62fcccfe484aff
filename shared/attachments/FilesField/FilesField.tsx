import { isUnknown } from '@campus/shared/api/isUnknown';
import { keepaliveFetch } from '@campus/shared/api/keepaliveFetch';
import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { listAttachments } from '@campus/shared/attachments/listAttachments';
import { pictureBytes } from '@campus/shared/attachments/pictureRefusal';
import { useOwnFiles } from '@campus/shared/attachments/useOwnFiles';
import { deleteFile, putFile, updateFile } from '@campus/shared/contract/files/calls';
import type { MediaFile } from '@campus/shared/contract/files/records';
import type { UploadBucket } from '@campus/shared/contract/files/requests';
import { postpone, type Settle } from '@campus/shared/removal/useUndoableRemoval';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Stack } from '@campus/shared/ui/Stack';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { FileDrop, type FileDropProps, type Unsettled } from '@campus/shared/upload/FileDrop';
import { uploadedOf, useUploadCall } from '@campus/shared/upload/useUploadCall';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AttachmentRow } from './AttachmentRow';
import styles from './FilesField.module.css';

const secondsToUndo = 10;

/** Deletes a file; one that somebody else has deleted is gone as well. */
function useDeletion() {
  const api = useApi();
  const { mutateAsync } = useCall(deleteFile);
  return async (fileId: string, isLeaving: boolean) => {
    const input = { params: { fileId } };
    try {
      await (isLeaving ? api(deleteFile, input, { send: keepaliveFetch }) : mutateAsync(input));
    } catch (error) {
      if (!isUnknown(error)) throw error;
    }
  };
}

type RemovalState = 'removed' | 'gone';

/** A file that is taken out may come back for a while; then, or when somebody leaves, it is deleted. */
function useRemovals(onGone: (id: string) => void) {
  const { t } = useTranslation('shared');
  const deleteIt = useDeletion();
  const sayFailed = useFailureNotice();
  const markUnsaved = useClientStore((state) => state.markUnsaved);
  const beforeLeaving = useClientStore((state) => state.beforeLeaving);
  const waiting = useRef(new Map<string, { settle: Settle; timer: number; end: () => unknown }>());
  const leaving = useRef(new Set<string>());
  const [states, setStates] = useState<Readonly<Record<string, RemovalState | undefined>>>({});
  const put = (id: string, state?: RemovalState) => setStates((all) => ({ ...all, [id]: state }));
  const isIn = (state: RemovalState) => (file: MediaFile) => states[file.id] === state;

  function stop(id: string) {
    window.clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.delete(id);
  }
  async function destroy(fileId: string, isLeaving: boolean) {
    stop(fileId);
    leaving.current.add(fileId);
    try {
      await deleteIt(fileId, isLeaving);
      put(fileId, 'gone');
      onGone(fileId);
    } catch (error) {
      leaving.current.delete(fileId);
      if (!isLeaving) sayFailed(error, t('attachments.removeFailed'));
      put(fileId);
    }
  }
  const leaveForm = useEffectEvent(() => {
    for (const [id, { settle }] of waiting.current) void settle(() => destroy(id, false));
  });
  useEffect(() => () => leaveForm(), []);
  function undo({ id }: MediaFile) {
    void waiting.current.get(id)?.settle(() => stop(id));
    put(id);
  }

  return {
    isRemoved: isIn('removed'),
    isGone: isIn('gone'),
    /** `onEnd` shows the end of its time. */
    remove: ({ id }: MediaFile, onEnd: (hide: () => void) => void) => {
      put(id, 'removed');
      const settle = postpone(
        { markUnsaved, beforeLeaving },
        { perform: () => destroy(id, true), forget: () => stop(id) },
      );
      const end = () => {
        onEnd(() => put(id, 'gone'));
        return destroy(id, false);
      };
      const timer = window.setTimeout(() => void settle(end), secondsToUndo * 1000);
      waiting.current.set(id, { settle, timer, end: () => settle(end) });
    },
    undo,
    /** Deletes so many of those that wait, the oldest first: another file needs their place. */
    endOldest: (count: number) =>
      Promise.all(
        [...waiting.current.values()].slice(0, Math.max(0, count)).map(({ end }) => end()),
      ),
    /**
     * The server takes a file that comes again for the one that it has: it stays, unless it is being
     * deleted. @throws then, for it has to be sent once more
     */
    comeBack: (file: MediaFile) => {
      if (leaving.current.has(file.id)) throw new Error('The file is being deleted');
      if (waiting.current.has(file.id)) undo(file);
    },
  };
}

type Order = readonly string[];

/** Moves a file among its neighbours: at once on the page, then at the server. */
function useOrder(files: readonly MediaFile[], keep: (file: MediaFile) => void) {
  const { t } = useTranslation('shared');
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

const documentBytes = 20 * 1024 * 1024;

/** What the server takes into each place; it holds a file that waits to be deleted until it is. */
const limits = {
  public: {
    accept: ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'webp'],
    maxSize: documentBytes,
    maxPictureSize: pictureBytes,
    most: 10,
    holds: 30,
  },
  ticket: { accept: ['pdf', 'jpg', 'png'], maxSize: pictureBytes, most: 5, holds: 5 },
} as const satisfies Partial<Record<UploadBucket, unknown>>;

interface FilesFieldProps {
  bucket: keyof typeof limits;
  label: string;
  /** The record, made already or not. */
  subjectId: string;
  /** Those that the record has, once it is made. */
  files?: readonly MediaFile[] | undefined;
  /** They are published: readers get them in this order, and pictures only with their words. */
  needsAlt?: boolean;
  /** Says which files of the record have another place on its page. */
  isElsewhere?: (file: MediaFile) => boolean;
  /** The wiring of a field of a form around it, which has the label. */
  control?: Pick<FileDropProps, 'id' | 'aria-invalid' | 'aria-describedby' | 'onUnsettled'>;
  ref?: Ref<HTMLDivElement>;
}

/** Files of a record: each is sent, described, moved and removed by itself, not with the form. */
export function FilesField(props: FilesFieldProps) {
  const { bucket, label, subjectId, files, needsAlt = false, isElsewhere, control, ref } = props;
  const { most, holds, ...limit } = limits[bucket];
  const { t } = useTranslation('shared');
  const { own, keep, forget } = useOwnFiles(subjectId, files);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const { isRemoved, isGone, remove, undo, endOldest, comeBack } = useRemovals(forget);
  const present = listAttachments([...(files ?? []), ...own], { subjectId, isElsewhere });
  const { ordered, move } = useOrder(
    present.filter((file) => !isGone(file)),
    keep,
  );
  const send = useUploadCall(
    putFile,
    () => ({ params: { subjectId }, body: { bucket } }),
    (file) => {
      comeBack(file);
      keep(file);
      return uploadedOf(file);
    },
  );
  const upload: typeof send = async (...sent) => {
    await endOldest(ordered.length + 1 - holds);
    return send(...sent);
  };
  const besides = ordered.filter((file) => !isRemoved(file)).length;
  const [unsettled, setUnsettled] = useState<Unsettled>();
  // Another file may come back meanwhile: what is on its way, or has failed, keeps its row.
  const isFull = besides >= most && !unsettled;
  const settle = control?.onUnsettled;
  const onUnsettled = useCallback(
    (code: Unsettled) => {
      setUnsettled(code);
      settle?.(code);
    },
    [settle],
  );
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
    <Stack ref={root} gap={3} role="group" aria-label={label} tabIndex={-1}>
      {ordered.length > 0 && (
        <Stack as="ol" gap={3} aria-label={label}>
          {ordered.map((file, index) => (
            <AttachmentRow
              key={file.id}
              file={file}
              {...(needsAlt && { place: { index, count: ordered.length } })}
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
      {isFull ? (
        <p className={styles.hint}>{t('attachments.full', { count: most })}</p>
      ) : (
        <FileDrop
          {...(control ?? { label: t('attachments.add') })}
          upload={upload}
          files={[]}
          onChange={() => undefined}
          {...limit}
          maxFiles={most - besides}
          besides={besides}
          onUnsettled={onUnsettled}
        />
      )}
    </Stack>
  );
}
