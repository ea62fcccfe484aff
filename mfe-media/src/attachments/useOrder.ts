import { useCall } from '@campus/shared/api/useCall';
import { updateFile, type MediaFile } from '@campus/shared/contract/files';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Order = readonly string[];

/** Moves a file among its neighbours: at once on the page, then at the server. */
export function useOrder(files: readonly MediaFile[], keep: (file: MediaFile) => void) {
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
