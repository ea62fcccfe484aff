import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelField } from './PanelField';
import { PanelForm } from './PanelForm';

export interface EditorImage {
  src: string;
  alt: string;
  /** In pixels; they keep its place while it loads. */
  width?: number;
  height?: number;
}

interface ImagePanelProps {
  editor: Editor;
  /** A picture that was just chosen; without it the selected one gets new words. */
  image?: EditorImage;
  onClose: () => void;
}

/** Asks what is on the picture: who cannot see it hears these words. */
export function ImagePanel({ editor, image, onClose }: ImagePanelProps) {
  const { t } = useTranslation('shared');
  const [known] = useState(() => image ?? editor.getAttributes('image'));
  const [alt, setAlt] = useState(() => String(known.alt ?? ''));
  const [caption, setCaption] = useState(() => ('caption' in known ? String(known.caption) : ''));

  function onApply() {
    const words = { alt: alt.trim(), caption: caption.trim() };
    const { from, to } = editor.state.selection;
    // A picture that was just put in is selected: the next one follows it.
    const place = editor.isActive('image') ? to : { from, to };
    const at = editor.chain();
    if (image) at.insertContentAt(place, { type: 'image', attrs: { ...image, ...words } }).run();
    else at.updateAttributes('image', words).run();
    onClose();
  }
  return (
    <PanelForm label={t('editor.imageWords')} onApply={onApply} onClose={onClose}>
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
