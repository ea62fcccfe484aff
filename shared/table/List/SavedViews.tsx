import { viewsPerList } from '@campus/shared/contract/staff/viewsPerList';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { Menu, type MenuGroup, type MenuItem } from '@campus/shared/popup/Menu';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useEffect, useId, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import field from '../FilterSelect/FilterSelect.module.css';
import styles from './SavedViews.module.css';
import type { ListAddress } from './useListAddress';
import { useSavedViews, type SavedView, type SavedViewsState } from './useSavedViews';

const focus = (element: HTMLElement | null) => element?.focus();

interface ViewNameProps {
  initial?: string;
  /** Of other views, whose place a renamed one must not take. */
  taken?: readonly string[];
  onKeep: (name: string) => void;
}

/** Names a view, and will not let it be nameless. */
function ViewName({ initial = '', taken = [], onKeep }: ViewNameProps) {
  const { t } = useTranslation('shared');
  const id = useId();
  const [name, setName] = useState(initial);
  const [refusal, setRefusal] = useState<'nameMissing' | 'nameTaken'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = name.trim();
    if (!asked) setRefusal('nameMissing');
    else if (taken.includes(asked)) setRefusal('nameTaken');
    else onKeep(asked);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={field.field}>
        <label htmlFor={id} className={field.label}>
          {t('table.views.name')}
        </label>
        <input
          // The button that asked for another name has gone.
          ref={initial ? focus : undefined}
          id={id}
          className={field.select}
          value={name}
          maxLength={60}
          aria-invalid={!!refusal || undefined}
          aria-describedby={refusal && `${id}-error`}
          onChange={({ target }) => setName(target.value)}
        />
        {refusal && (
          <p id={`${id}-error`} role="alert" className={field.failed}>
            {t(`table.views.${refusal}`)}
          </p>
        )}
      </div>
      <Button type="submit">{t('table.views.keep')}</Button>
    </form>
  );
}

interface ViewsDialogProps {
  open: boolean;
  onClose: () => void;
  saved: SavedViewsState;
  /** What is changed here must not be opened at once. */
  onSettle: () => void;
}

/** Rename, delete, and which view opens by itself. */
function ViewsDialog({ open, onClose, saved, onSettle }: ViewsDialogProps) {
  const { t } = useTranslation('shared');
  const notify = useClientStore((store) => store.notify);
  const [renamed, setRenamed] = useState<string>();
  const leave = () => {
    setRenamed(undefined);
    onClose();
  };
  const rename = (from: string, to: string) => {
    setRenamed(to);
    saved.rename(from, to);
  };
  const remove = (view: SavedView) => {
    saved.remove(view.name);
    const action = { label: t('table.views.restore'), onClick: () => saved.keep(view) };
    notify({ tone: 'info', text: t('table.views.removed', { name: view.name }), action });
  };
  const toggleDefault = ({ name, isDefault }: SavedView) => {
    onSettle();
    saved.setDefault(isDefault ? undefined : name);
  };
  return (
    <Dialog open={open} onClose={leave} title={t('table.views.saved')}>
      {saved.views.length === 0 && <p>{t('table.views.none')}</p>}
      <ul className={styles.views}>
        {saved.views.map((view) => (
          <View
            key={view.name}
            view={view}
            taken={saved.views.map(({ name }) => name).filter((name) => name !== view.name)}
            isRenamed={view.name === renamed}
            onRename={(name) => rename(view.name, name)}
            onRemove={() => remove(view)}
            onDefault={() => toggleDefault(view)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ViewProps {
  view: SavedView;
  taken: readonly string[];
  /** Its new name was kept just now: the focus goes on in its row. */
  isRenamed: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
  onDefault: () => void;
}

function View({ view: { name, isDefault }, ...props }: ViewProps) {
  const { taken, isRenamed, onRename, onRemove, onDefault } = props;
  const { t } = useTranslation('shared');
  const [isEdited, setEdited] = useState(false);
  const rename = (next: string) => {
    setEdited(false);
    onRename(next);
  };
  if (isEdited)
    return (
      <li>
        <ViewName initial={name} taken={taken} onKeep={rename} />
      </li>
    );
  return (
    <li className={styles.view}>
      <span className={styles.name}>
        {name}
        {isDefault && <span className={styles.note}>{t('table.views.isDefault')}</span>}
      </span>
      <IconButton
        icon={isDefault ? 'check' : 'bookmark'}
        label={t('table.views.default', { name })}
        aria-pressed={!!isDefault}
        onClick={onDefault}
      />
      <IconButton
        ref={isRenamed ? focus : undefined}
        icon="edit"
        label={t('table.views.rename', { name })}
        onClick={() => setEdited(true)}
      />
      <IconButton icon="trash" label={t('table.views.remove', { name })} onClick={onRemove} />
    </li>
  );
}

/** Opens the chosen view once, where the address asks for nothing; it never overrides an address. */
function useDefaultView(
  views: readonly SavedView[],
  { view: said, hrefOfView, page }: ListAddress,
  hide: (keys: string[]) => void,
  settledRef: RefObject<boolean>,
) {
  const navigate = useNavigate();
  const found = views.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (said || page.skip > 0) settledRef.current = true;
    if (settledRef.current || !found) return;
    settledRef.current = true;
    hide(found.hidden);
    void navigate(hrefOfView(found.search), { replace: true, preventScrollReset: true });
  });
  return () => {
    settledRef.current = true;
  };
}

interface SaveViewDialogProps {
  open: boolean;
  onClose: () => void;
  onKeep: (name: string) => void;
  isOnAccount: boolean;
}

function SaveViewDialog({ open, onClose, onKeep, isOnAccount }: SaveViewDialogProps) {
  const { t } = useTranslation('shared');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={t('table.views.title')}
      description={t(isOnAccount ? 'table.views.leadAccount' : 'table.views.lead')}
    >
      <ViewName onKeep={onKeep} />
    </Dialog>
  );
}

interface SavedViewsProps {
  list: string;
  address: ListAddress;
  choice: { hidden: string[]; hide: (keys: string[]) => void };
  /** Whether the default view has had its turn; the list keeps it while a record has taken the room. */
  settledRef: RefObject<boolean>;
}

/** «Виды»: filters, order and columns under a name. */
export function SavedViews({ list, address, choice, settledRef }: SavedViewsProps) {
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const saved = useSavedViews(list);
  const [open, setOpen] = useState<'save' | 'manage'>();
  const settle = useDefaultView(saved.views, address, choice.hide, settledRef);
  const close = () => setOpen(undefined);

  const show = ({ search, hidden }: SavedView) => {
    settle();
    choice.hide(hidden);
    void navigate(address.hrefOfView(search), { preventScrollReset: true });
  };
  const keep = (name: string) => {
    settle();
    saved.keep({ name, search: address.view, hidden: choice.hidden });
    close();
  };
  const isShown = ({ search, hidden }: SavedView) =>
    search === address.view && [...hidden].sort().join() === [...choice.hidden].sort().join();
  const items = saved.views.map((view) => ({
    label: view.name,
    icon: isShown(view) ? ('check' as const) : undefined,
    onSelect: () => show(view),
  }));
  const manage = { label: t('table.views.manage'), onSelect: () => setOpen('manage') };
  const groups: (MenuItem | MenuGroup)[] = [
    ...(items.length > 0 ? [{ label: t('table.views.saved'), items }] : []),
    {
      label: t('table.views.save'),
      icon: 'plus',
      onSelect: () => setOpen('save'),
      ...(saved.isFull && { disabled: t('table.views.full', { count: viewsPerList }) }),
    },
    ...(items.length > 0 ? [{ ...manage, icon: 'edit' as const }] : []),
  ];
  const trigger = (
    <Button size="s" variant="ghost" icon="bookmark">
      {t('table.views.label')}
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger} items={groups} />
      <SaveViewDialog
        open={open === 'save'}
        onClose={close}
        onKeep={keep}
        isOnAccount={saved.isOnAccount}
      />
      <ViewsDialog open={open === 'manage'} onClose={close} saved={saved} onSettle={settle} />
    </>
  );
}
