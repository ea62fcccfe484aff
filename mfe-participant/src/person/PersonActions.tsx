import { useCall } from '@campus/shared/api/useCall';
import type { CallOutput } from '@campus/shared/contract/call';
import { restoreHuman, type getHuman } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import { EditPerson } from './EditPerson';

type Human = CallOutput<typeof getHuman>;

/** What support may do with an account: correct an open one, bring a deleted one back. */
export function PersonActions({ human }: { human: Human }) {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const { asked, ask: edit, close, count, isOpen } = useAsked<Human>();
  const { mutateAsync: restore } = useCall(restoreHuman);
  const { ask, dialog } = useConfirmed();
  const name = fullName(human) || human.email;
  const onRestore = () =>
    ask({
      words: (word) => t(`person.restore.${word}`, { name }),
      perform: () => restore({ params: { id: human.id } }),
    });
  return (
    <>
      {human.state === 'ACTIVE' && (
        <Button variant="soft" icon="edit" onClick={() => edit(human)}>
          {t('person.edit.open')}
        </Button>
      )}
      {human.state === 'DELETED' && (
        <Button variant="soft" icon="undo" onClick={onRestore}>
          {t('person.restore.open')}
        </Button>
      )}
      <RecordWindow title={t('person.edit.title', { name })} open={isOpen} onClose={close}>
        {(window) => asked && <EditPerson key={count} human={asked} onDone={close} {...window} />}
      </RecordWindow>
      {dialog}
    </>
  );
}
