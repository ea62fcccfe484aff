import { FormScope } from '@campus/shared/form/FormScope';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { Status } from '@campus/shared/ui/Status';
import type { Exhibit } from '../Exhibit';
import { useSampleForm } from '../useSampleForm';

interface SampleProps {
  label: string;
  savedAt: string | null;
  hasMain?: boolean;
  hasLook?: boolean;
}

const values = { title: 'Новый семестр' };

function Sample({ label, savedAt, hasMain, hasLook }: SampleProps) {
  const form = useSampleForm({ values });
  const publish = { move: 'publish', label: 'Опубликовать', onClick: () => undefined } as const;
  const preview = { label: 'Предпросмотр', icon: 'eye', onSelect: () => undefined } as const;
  return (
    <FormScope form={form}>
      <SaveBar
        label={label}
        status={<Status tone="neutral">Черновик</Status>}
        savedAt={savedAt}
        saveLabel="Сохранить"
        onSave={() => undefined}
        main={hasMain ? publish : undefined}
        move="save"
        look={hasLook ? preview : undefined}
        menu={[]}
      />
    </FormScope>
  );
}

export const saveBarExhibit: Exhibit = {
  component: 'record/SaveBar',
  subject: null,
  states: {
    'never saved': () => <Sample label="Новый материал" savedAt={null} />,
    'with a main move': () => <Sample label="Материал" savedAt="2026-01-12T08:00:00Z" hasMain />,
    'with a look at it': () => <Sample label="Черновик" savedAt={null} hasMain hasLook />,
  },
};
