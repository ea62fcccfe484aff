import { Dialog } from '@campus/shared/overlay/Dialog';
import type { useAsked } from '@campus/shared/record/useAsked';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DictionaryEntry, DictionaryWords, EntryUses } from './DictionaryEntry';

interface UsedWindowProps<E extends DictionaryEntry> {
  words: DictionaryWords;
  used: ReturnType<typeof useAsked<E>>;
  uses: EntryUses<E>;
  nameOf: (entry: E) => string;
  /** All of the dictionary, one of which may take the place of the used one. */
  entries: readonly E[];
  replace: (id: string, by: string) => Promise<unknown>;
  onReplaced: () => Promise<unknown>;
  /** Reads the dictionary again: another may have removed either of the two. */
  onFailed: () => Promise<readonly E[] | undefined>;
}

type Replacement<E extends DictionaryEntry> = Pick<
  UsedWindowProps<E>,
  'used' | 'entries' | 'nameOf' | 'replace' | 'onReplaced' | 'onFailed'
>;

/** Which entry is to stand in its place, and the putting of it there. */
function useReplacement<E extends DictionaryEntry>(props: Replacement<E>) {
  const { used, entries, nameOf, replace, onReplaced, onFailed } = props;
  const { t } = useTranslation('shared');
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const [choice, setChoice] = useState({ of: '', by: '' });
  const [isBusy, setBusy] = useState(false);
  const { asked, close } = used;
  const others = entries.filter(({ id }) => id !== asked?.id);
  // What was chosen for one entry is not meant for another.
  const other = choice.of === asked?.id ? others.find(({ id }) => id === choice.by) : undefined;

  const run = async () => {
    if (!asked || !other) return;
    setBusy(true);
    try {
      await replace(asked.id, other.id);
      close();
      const names = { name: nameOf(asked), other: nameOf(other) };
      notify({ tone: 'success', text: t('dictionary.replace.done', names) });
      await onReplaced();
    } catch (error) {
      sayFailed(error, t('dictionary.replace.failed'));
      const present = await onFailed();
      if (present?.every(({ id }) => id !== asked.id)) close();
    } finally {
      setBusy(false);
    }
  };
  return {
    by: other?.id ?? '',
    choose: (by: string) => setChoice({ of: asked?.id ?? '', by }),
    options: others.map((entry) => ({ value: entry.id, label: nameOf(entry) })),
    run,
    isBusy,
  };
}

/** Why an entry cannot be removed, and what to do first: or another takes its place everywhere. */
export function UsedWindow<E extends DictionaryEntry>(props: UsedWindowProps<E>) {
  const { words, used, uses } = props;
  const { t } = useTranslation('shared');
  const { by, choose, options, run, isBusy } = useReplacement(props);
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
          {by ? (
            <Button busy={isBusy} onClick={() => void run()}>
              {t('dictionary.replace.action')}
            </Button>
          ) : (
            uses.listsOf(asked).map(({ to, action }) => (
              <ButtonLink key={to} to={to} variant="soft">
                {action}
              </ButtonLink>
            ))
          )}
          <Button variant="ghost" onClick={close}>
            {t(by ? 'dialog.cancel' : 'dictionary.understood')}
          </Button>
        </>
      }
    >
      {options.length > 0 && (
        <FilterSelect
          label={t('dictionary.replace.label')}
          any={t('dictionary.replace.none')}
          value={by}
          options={options}
          onChange={choose}
        />
      )}
    </Dialog>
  );
}
