import type { ConfirmDialog as Window } from '@campus/shared/overlay/ConfirmDialog';
import { usePane } from '@campus/shared/ui/usePane';
import {
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  type ComponentProps,
  type ComponentType,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

interface BrowserQuestionProps {
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The browser’s own window, for when ours could not be loaded: offline nothing may be lost either. */
function BrowserQuestion({ title, onConfirm, onCancel }: BrowserQuestionProps) {
  const ask = useEffectEvent(() => (window.confirm(title) ? onConfirm() : onCancel()));
  useEffect(() => ask(), []);
  return null;
}

// Most forms are sent, not left: the window comes when it is needed, and without it the browser asks.
const ConfirmDialog = lazy<ComponentType<ComponentProps<typeof Window>>>(() =>
  import('@campus/shared/overlay/ConfirmDialog').then(
    (overlay) => ({ default: overlay.ConfirmDialog }),
    () => ({ default: BrowserQuestion }),
  ),
);

interface LeaveQuestionProps {
  isUnsaved: () => boolean;
  /** Nothing is lost where only the filter in the address changes. */
  staysWhenFiltered?: boolean;
  /** The parameter of the address that opens what is unsaved; others filter what is around it. */
  openedBy?: string;
  /** Somebody leaves all the same: what this tab has kept of it is to go. */
  onLeave?: () => void;
}

/** Stands in the way of a link and of a closing tab; a hash leads nowhere else. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isUnsaved, staysWhenFiltered = false, openedBy, onLeave } = props;
  const { t } = useTranslation('shared');
  // Beside a form the rest of the address is the filter of its list, and the form stays.
  const isItem = usePane() === 'item';
  const isBeside = isItem || staysWhenFiltered;
  const opened = (search: string) =>
    openedBy ? new URLSearchParams(search).get(openedBy) : !isBeside && search;
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved() && (from.pathname !== to.pathname || opened(from.search) !== opened(to.search)),
  );
  const onClose = useEffectEvent((event: Event) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: Event) => onClose(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        tone="danger"
        title={t('form.leave.title')}
        text={t('form.leave.text')}
        confirmLabel={t('form.leave.confirm')}
        cancelLabel={t('form.leave.cancel')}
        onConfirm={() => {
          onLeave?.();
          proceed();
        }}
        onCancel={reset}
      />
    </Suspense>
  );
}
