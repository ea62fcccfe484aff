import { Button } from '@campus/shared/ui/Button';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAddress } from './address';
import { PanelField } from './PanelField';
import { PanelForm } from './PanelForm';

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

/** Gives the selected words an address, changes it or takes it away. */
export function LinkPanel({ editor, onClose }: LinkPanelProps) {
  const { t } = useTranslation('shared');
  const [known] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(known);
  const [isRefused, setRefused] = useState(false);

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
