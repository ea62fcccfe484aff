import { Dialog } from '@campus/shared/overlay/Dialog';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import type { Entry } from './Entry';
import type { Removal } from './useRemoval';

interface UsedWindowProps<E extends Entry> {
  kind: 'tag' | 'author';
  used: Removal<E>['used'];
  /** Where to take the record out of use. */
  listsOf: (entry: E) => Record<'news' | 'events', string>;
}

/** Why a record cannot be removed, and what to do first. */
export function UsedWindow<E extends Entry>({ kind, used, listsOf }: UsedWindowProps<E>) {
  const { t } = useTranslation('media');
  const { asked, isOpen, close } = used;
  if (!asked) return null;
  const lists = listsOf(asked);
  const facts = { name: asked.name, count: asked.staff?.uses ?? 0 };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      size="s"
      title={t(`directories.${kind}.used.title`, facts)}
      description={t(`directories.${kind}.used.text`, facts)}
      actions={
        <>
          <ButtonLink to={lists.news}>{t('directories.showNews')}</ButtonLink>
          <ButtonLink to={lists.events} variant="soft">
            {t('directories.showEvents')}
          </ButtonLink>
          <Button variant="ghost" onClick={close}>
            {t('directories.understood')}
          </Button>
        </>
      }
    />
  );
}
