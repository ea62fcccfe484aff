import type { LanguageKey } from '@campus/shared/contract/fields';
import type { FooterLink } from '@campus/shared/contract/settings/calls';
import { footerGroups } from '@campus/shared/contract/settings/requests';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Status } from '@campus/shared/ui/Status';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FooterGroup.module.css';
import en from './locales/en.json';
import ru from './locales/ru.json';

interface LinkHandlers {
  /** To this place of its group, counted from one. */
  onMove: (link: FooterLink, position: number) => void;
  onEdit: (link: FooterLink) => void;
  onRemove: (link: FooterLink) => void;
  /** To this group. */
  onAdd: () => void;
}

interface LinkProps {
  link: FooterLink;
  place: { position: number; count: number };
  /** Nothing for whoever only reads. */
  handlers: LinkHandlers | undefined;
}

/** Keeps the focus on the pressed button when its row moves in the document. */
function useFocusAfterMove(position: number) {
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    const name = pressed.current;
    pressed.current = undefined;
    if (name) row.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [position]);
  return { row, press: (name: string) => void (pressed.current = name) };
}

interface LinkActionsProps extends LinkProps {
  handlers: LinkHandlers;
  press: (name: string) => void;
}

function LinkActions({ link, place, handlers, press }: LinkActionsProps) {
  const { t } = useTranslation('admin-users');
  const { onMove, onEdit, onRemove } = handlers;
  const { position, count } = place;
  const { title } = link;
  const step = (name: 'up' | 'down', to: number) => (
    <IconButton
      name={name}
      icon={name === 'up' ? 'chevron-up' : 'chevron-down'}
      label={t(`footer.${name}`, { title })}
      aria-disabled={to < 1 || to > count || undefined}
      onClick={() => {
        if (to < 1 || to > count) return;
        press(name);
        onMove(link, to);
      }}
    />
  );
  return (
    <span className={styles.actions}>
      {step('up', position - 1)}
      {step('down', position + 1)}
      <IconButton icon="edit" label={t('footer.edit', { title })} onClick={() => onEdit(link)} />
      <IconButton
        icon="trash"
        label={t('footer.remove', { title })}
        onClick={() => onRemove(link)}
      />
    </span>
  );
}

interface Drag {
  onDragStart: () => void;
  onDragEnd: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  isOver: boolean;
}

function FooterLinkRow({ drag, handlers, ...props }: LinkProps & { drag: Drag }) {
  const { t } = useTranslation('admin-users');
  const { url, title, staff } = props.link;
  const { row, press } = useFocusAfterMove(props.place.position);
  const { isOver, ...dragging } = drag;
  return (
    <li
      ref={row}
      className={styles.row}
      data-over={isOver || undefined}
      {...(handlers && { draggable: true, ...dragging })}
    >
      <span className={styles.words}>
        <span lang={staff ? 'ru' : undefined}>{staff?.title.ru ?? title}</span>
        <span className={styles.note} lang={staff?.title.en ? 'en' : undefined}>
          {staff?.title.en ?? t('footer.noEnglish')}
        </span>
      </span>
      <span className={styles.url}>{url}</span>
      {staff?.isActive === false && (
        <Status tone="neutral" icon="eye-off">
          {t('footer.hidden')}
        </Status>
      )}
      {handlers && <LinkActions {...{ ...props, handlers, press }} />}
    </li>
  );
}

interface FooterGroupProps extends Pick<LinkProps, 'handlers'> {
  group: FooterLink['group'];
  links: FooterLink[];
}

/** The links of one group in order, by buttons, by keys or by dragging. */
export function FooterGroup({ group, links, handlers }: FooterGroupProps) {
  const { t } = useTranslation('admin-users');
  const [dragged, setDragged] = useState<FooterLink>();
  const [over, setOver] = useState<string>();
  const name = t(`footer.group.${group}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const rowHandlers = handlers && {
    ...handlers,
    onRemove: (link: FooterLink) => {
      // The row goes with its button.
      heading.current?.focus({ preventScroll: true });
      handlers.onRemove(link);
    },
  };
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const dragOf = (link: FooterLink, position: number): Drag => ({
    onDragStart: () => setDragged(link),
    onDragEnd: end,
    onDragOver: (event) => {
      // A link of another group, or something from outside, cannot be dropped here.
      if (!dragged) return;
      event.preventDefault();
      setOver(link.id);
    },
    onDrop: (event) => {
      event.preventDefault();
      if (dragged && dragged.id !== link.id) handlers?.onMove(dragged, position);
      end();
    },
    isOver: over === link.id && dragged?.id !== link.id,
  });
  return (
    <Surface as="section" aria-label={name}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {handlers && (
          <Button
            size="s"
            variant="ghost"
            icon="plus"
            aria-label={t('footer.addTo', { name })}
            onClick={handlers.onAdd}
          >
            {t('footer.add')}
          </Button>
        )}
      </div>
      {links.length === 0 ? (
        <p className={styles.note}>{t('footer.empty')}</p>
      ) : (
        <ol className={styles.list}>
          {links.map((link, index) => (
            <FooterLinkRow
              key={link.id}
              link={link}
              handlers={rowHandlers}
              place={{ position: index + 1, count: links.length }}
              drag={dragOf(link, index + 1)}
            />
          ))}
        </ol>
      )}
    </Surface>
  );
}

/** What readers will see in one language: groups without links, and hidden links, are not there. */
export function FooterPreview({
  language,
  links,
}: {
  language: LanguageKey;
  links: readonly FooterLink[];
}) {
  const { t } = useTranslation('admin-users');
  const words = { ru, en }[language].footer.group;
  const seen = links.filter(({ staff }) => staff?.isActive !== false);
  const title = t(`footer.preview.${language}`);
  return (
    <Surface as="section" tone="sunken" aria-label={title}>
      <Stack gap={4}>
        <h2>{title}</h2>
        <div className={styles.preview} lang={language}>
          {footerGroups
            .filter((group) => seen.some((link) => link.group === group))
            .map((group) => (
              <div key={group}>
                <h3 className={styles.previewTitle}>{words[group]}</h3>
                <ul>
                  {seen
                    .filter((link) => link.group === group)
                    .map(({ id, title: name, staff }) => (
                      <li key={id}>{staff?.title[language] ?? staff?.title.ru ?? name}</li>
                    ))}
                </ul>
              </div>
            ))}
        </div>
      </Stack>
    </Surface>
  );
}
