import { useEffect, useEffectEvent } from 'react';

interface BrowserQuestionProps {
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The browser’s own window, for when ours could not be loaded: offline nothing may be lost either. */
export function BrowserQuestion({ title, onConfirm, onCancel }: BrowserQuestionProps) {
  const ask = useEffectEvent(() => (window.confirm(title) ? onConfirm() : onCancel()));
  useEffect(() => ask(), []);
  return null;
}
