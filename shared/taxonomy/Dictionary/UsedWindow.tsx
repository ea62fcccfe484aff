import { Dialog } from '@campus/shared/overlay/Dialog';
import type { useAsked } from '@campus/shared/record/useAsked';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import type { DictionaryEntry, DictionaryWords, EntryUses } from './DictionaryEntry';

interface UsedWindowProps<E extends DictionaryEntry> {
  words: DictionaryWords;
  used: ReturnType<typeof useAsked<E>>;
  uses: EntryUses<E>;
}

/** Why an entry cannot be removed, and what to do first. */
export function UsedWindow<E extends DictionaryEntry>({ words, used, uses }: UsedWindowProps<E>) {
  const { t } = useTranslation('shared');
  const { asked, isOpen, close } = used;
  if (!asked) return null;
  const facts = { name: asked.name, count: uses.countOf(asked) };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      size="s"
      title={words('used.title', facts)}
      description={words('used.text', facts)}
      actions={
        <>
          {uses.listsOf(asked).map(({ to, action }, index) => (
            <ButtonLink key={to} to={to} variant={index > 0 ? 'soft' : undefined}>
              {action}
            </ButtonLink>
          ))}
          <Button variant="ghost" onClick={close}>
            {t('dictionary.understood')}
          </Button>
        </>
      }
    />
  );
}
