import { pictureRefusal } from '@campus/shared/attachments/pictureRefusal';
import { putFile } from '@campus/shared/contract/files/calls';
import { type MediaFile } from '@campus/shared/contract/files/records';
import type { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { uploadedOf, useUploadCall } from '@campus/shared/upload/useUploadCall';
import { useUploads, type Item } from '@campus/shared/upload/useUploads';
import { useRef, useState, type ComponentProps, type RefObject } from 'react';

type OnImage = NonNullable<ComponentProps<typeof RichTextEditor>['onImage']>;
type Settle = (image: Awaited<ReturnType<OnImage>>) => void;

export interface TextPictures {
  input: RefObject<HTMLInputElement | null>;
  /** Those on their way, or failed. */
  items: readonly Item[];
  refused: readonly File[];
  choose: OnImage;
  take: (file: File | undefined) => void;
  stop: (item: Item) => void;
  retry: (item: Item) => void;
  forget: (refused: File) => void;
}

/** Pictures on their way into a text; who waits for one gets it, or null. */
export function useTextPictures(subjectId: string): TextPictures {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<Settle>(undefined);
  const waiting = useRef(new Map<File, Settle>());
  const sizes = useRef(new Map<string, Pick<MediaFile, 'width' | 'height'>>());
  const [refused, setRefused] = useState<readonly File[]>([]);

  const settle = (file: File, ...[image]: Parameters<Settle>) => {
    waiting.current.get(file)?.(image);
    waiting.current.delete(file);
  };
  const upload = useUploadCall(
    putFile,
    // Its words stand in the text itself.
    () => ({ params: { subjectId }, body: { bucket: 'public' } }),
    (file) => {
      sizes.current.set(file.id, file);
      return uploadedOf(file);
    },
  );
  const uploads = useUploads({
    upload,
    onDone: ({ id, url = '' }, file) => {
      const { width, height } = sizes.current.get(id) ?? {};
      settle(file, { src: url, alt: '', ...(width && height && { width, height }) });
    },
  });

  function begin(file: File, onSettled: Settle) {
    if (pictureRefusal(file)) {
      setRefused((before) => [...before, file]);
      return onSettled(null);
    }
    waiting.current.set(file, onSettled);
    uploads.add([file]);
  }
  /** What was chosen, or that nothing was. */
  function take(file: File | undefined) {
    const onSettled = chooser.current ?? (() => undefined);
    chooser.current = undefined;
    if (file) begin(file, onSettled);
    else onSettled(null);
  }
  const choose: OnImage = (file) => {
    // A browser does not say when somebody closes its list of files.
    take(undefined);
    return new Promise((resolve) => {
      if (file) return begin(file, resolve);
      chooser.current = resolve;
      setRefused([]);
      input.current?.click();
    });
  };
  return {
    input,
    items: uploads.items.filter(({ state }) => state !== 'done'),
    refused,
    choose,
    take,
    stop: ({ key, file }) => {
      uploads.remove(key);
      settle(file, null);
    },
    retry: ({ key }) => uploads.retry(key),
    forget: (file) => setRefused((before) => before.filter((one) => one !== file)),
  };
}
