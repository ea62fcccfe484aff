import { Button } from '@campus/shared/ui/Button';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditorState } from '@tiptap/react';
import { useState, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toAddress } from './address';
import { EditorToolbar, type Panel } from './EditorToolbar';
import { PanelField, PanelForm } from './PanelForm';
import styles from './RichTextEditor.module.css';
import { useOwnPicture, type ImageWords, type LeavingRef } from './useOwnPicture';
import { useRichText, type RichTextOptions } from './useRichText';

interface LinkPanelProps {
  editor: Editor;
  onClose: () => void;
}

function putLink(editor: Editor, href: string) {
  const words = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
  const { empty } = editor.state.selection;
  const isNew = empty && !editor.isActive('link');
  if (isNew) editor.chain().focus().insertContent(words).unsetMark('link').run();
  else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}

const addressAt = (editor: Editor) => String(editor.getAttributes('link').href ?? '');

/** Gives the selected words an address, changes it or takes it away. */
function LinkPanel({ editor, onClose }: LinkPanelProps) {
  const { t } = useTranslation('shared');
  const present = useEditorState({ editor, selector: () => addressAt(editor) });
  const [known, setKnown] = useState(present);
  const [typed, setTyped] = useState(known);
  const [isRefused, setRefused] = useState(false);
  // Whoever goes on to another link looks at its address, not at that of the one before.
  if (present && present !== known) {
    setKnown(present);
    setTyped(present);
    setRefused(false);
  }

  function onApply() {
    const address = toAddress(typed);
    setRefused(!address);
    if (!address) return;
    putLink(editor, address);
    onClose();
  }
  function onRemove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  const remove = known && (
    <Button size="s" variant="soft" onClick={onRemove}>
      {t('editor.removeLink')}
    </Button>
  );
  return (
    <PanelForm label={t('editor.link')} onApply={onApply} onClose={onClose} extra={remove}>
      <PanelField
        label={t('editor.address')}
        value={typed}
        onChange={setTyped}
        hint={t('editor.addressHint')}
        error={isRefused ? t('editor.addressWrong') : undefined}
        inputMode="url"
        autoComplete="off"
      />
    </PanelForm>
  );
}

interface EditorImage {
  src: string;
  alt: string;
  /** In pixels; they keep its place while it loads. */
  width?: number;
  height?: number;
}

const wordsOf = ({ alt, caption }: Partial<ImageWords>): ImageWords => ({
  alt: alt ?? '',
  caption: caption ?? '',
});

interface ImagePanelProps {
  editor: Editor;
  /** A picture that was just chosen; without it the selected one gets new words. */
  image?: EditorImage;
  onClose: () => void;
  /** Somebody writes on elsewhere. */
  onLeave: () => void;
  leavingRef: LeavingRef;
  mayFocus: () => boolean;
}

/** Asks what is on the picture: who cannot see it hears these words. */
function ImagePanel({ editor, image, onClose, mayFocus, ...leave }: ImagePanelProps) {
  const { t } = useTranslation('shared');
  const [known] = useState(() => wordsOf(image ?? editor.getAttributes('image')));
  const [alt, setAlt] = useState(known.alt);
  const [caption, setCaption] = useState(known.caption);
  const words = { alt: alt.trim(), caption: caption.trim() };
  const onLeave = () => {
    leave.onLeave();
    const isChanged = words.alt !== known.alt || words.caption !== known.caption;
    return isChanged ? words : undefined;
  };
  useOwnPicture({ editor, isNew: image !== undefined, leavingRef: leave.leavingRef, onLeave });

  function onApply() {
    const { from, to } = editor.state.selection;
    // A picture that was just put in is selected: the next one follows it.
    const place = editor.isActive('image') ? to : { from, to };
    const at = editor.chain();
    if (image) at.insertContentAt(place, { type: 'image', attrs: { ...image, ...words } }).run();
    else at.updateAttributes('image', words).run();
    onClose();
  }
  return (
    <PanelForm label={t('editor.imageWords')} {...{ onApply, onClose, mayFocus }}>
      <PanelField
        label={t('editor.alt')}
        value={alt}
        onChange={setAlt}
        hint={t('editor.altHint')}
      />
      <PanelField label={t('editor.caption')} value={caption} onChange={setCaption} />
    </PanelForm>
  );
}

type OnImage = (file?: File) => Promise<EditorImage | null>;

/** Pictures on their way begin at once, and wait for their words in the order in which they came. */
function useImages(onImage: OnImage | undefined) {
  const [ready, setReady] = useState<readonly EditorImage[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const before = useRef<Promise<void>>(Promise.resolve());

  async function queue(chosen: Promise<EditorImage | null>, earlier: Promise<void>) {
    await earlier;
    const image = await chosen;
    if (image) setReady((list) => [...list, image]);
  }
  function choose(file?: File) {
    const chosen = onImage?.(file).catch(() => {
      setFailed(true);
      return null;
    });
    if (chosen) before.current = queue(chosen, before.current);
  }
  return {
    /** The one that words are asked for now. */
    asked: ready[0],
    hasMore: ready.length > 1,
    hasFailed,
    choose: (files: readonly [undefined] | readonly File[]) => {
      setFailed(false);
      files.forEach(choose);
    },
    next: () => setReady((list) => list.slice(1)),
  };
}

const fields = 'input:not([type="file"]), textarea, select, [contenteditable="true"]';

/** Whether somebody has written on since a picture was chosen, here or in another field. */
function useWritingOn() {
  const frame = useRef<HTMLDivElement>(null);
  const begun = useRef<unknown>(undefined);
  return {
    frame,
    /** A picture was chosen, or has been put in; none, where something else was done under the toolbar. */
    begin: (editor: Editor | null) => {
      begun.current = editor?.state.doc;
    },
    isWriting: ({ state }: Editor) => {
      const { activeElement } = document;
      const isElsewhere = !frame.current?.contains(activeElement);
      return state.doc !== begun.current || (isElsewhere && !!activeElement?.matches(fields));
    },
  };
}

interface RichTextEditorProps extends RichTextOptions {
  /** Leads to the element that is written in. */
  ref?: Ref<HTMLElement>;
  /**
   * Lets a person choose a picture of our own files, or makes one of a file that was pasted or
   * dropped, or says why it is none; without it there is no button for that.
   */
  onImage?: OnImage;
}

/** Writes HTML, of which the server keeps every tag; an empty text is ''. */
export function RichTextEditor({ ref, onImage, ...options }: RichTextEditorProps) {
  const { t } = useTranslation('shared');
  const [panel, setPanel] = useState<Panel | null>(null);
  const images = useImages(onImage);
  const { frame, begin, isWriting } = useWritingOn();
  // What is being typed under the toolbar comes first: a picture waits until that is done.
  const asked = panel === null ? images.asked : undefined;
  const leavingRef: LeavingRef = useRef(undefined);
  const open = (next: Panel) => {
    if (asked) return;
    if (next === 'link') leavingRef.current?.();
    setPanel(next);
  };
  const choose: typeof images.choose = (files) => {
    begin(editor);
    images.choose(files);
  };
  const { editor } = useRichText(options, ref, {
    onLink: () => open('link'),
    onFiles: onImage && choose,
  });
  const disabled = options.disabled ?? false;
  if (!editor) return <div className={styles.frame} />;

  function onClose() {
    begin(asked ? editor : null);
    // The words of the next picture are asked for at once.
    if (!asked || !images.hasMore) editor?.commands.focus();
    if (asked) images.next();
    else setPanel(null);
  }
  function chooseImage() {
    if (editor?.isActive('image')) open('image');
    else choose([undefined]);
  }
  const shown = asked ? 'image' : panel;

  return (
    <div ref={frame} className={styles.frame} data-invalid={options['aria-invalid'] || undefined}>
      <div className={styles.head}>
        <EditorToolbar
          editor={editor}
          disabled={disabled}
          panel={shown}
          onLink={() => (panel === 'link' ? onClose() : open('link'))}
          onImage={onImage && chooseImage}
        />
        {shown === 'link' && <LinkPanel editor={editor} onClose={onClose} />}
        {shown === 'image' && (
          <ImagePanel
            key={asked?.src}
            editor={editor}
            image={asked}
            onClose={onClose}
            onLeave={() => setPanel(null)}
            leavingRef={leavingRef}
            mayFocus={() => !asked || !isWriting(editor)}
          />
        )}
        {onImage && (
          <p role="status" className="visually-hidden">
            {asked && t('editor.imageAsks')}
          </p>
        )}
        {images.hasFailed && (
          <p role="alert" className={styles.failure}>
            {t('editor.imageFailed')}
          </p>
        )}
      </div>
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}
