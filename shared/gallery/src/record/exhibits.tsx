import { ApiError } from '@campus/shared/api/ApiError';
import { ApiContext } from '@campus/shared/api/useApi';
import { FormScope } from '@campus/shared/form/FormScope';
import { TextField } from '@campus/shared/form/TextField';
import { DiscardDialog } from '@campus/shared/record/DiscardDialog';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { PersistedForm } from '@campus/shared/record/PersistedForm';
import { PdfView } from '@campus/shared/record/PdfView';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { Button } from '@campus/shared/ui/Button';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Status } from '@campus/shared/ui/Status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm, useSampleForm } from '../SampleForm';

function DiscardDialogSample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Закрыть с несохранённым
      </Button>
      <DiscardDialog open={isOpen} onConfirm={close} onCancel={close} />
    </>
  );
}

const discardDialogExhibit: Exhibit = {
  component: 'record/DiscardDialog',
  subject: null,
  states: { 'opened by a button': DiscardDialogSample },
};

const words = {
  title: 'Такого сотрудника нет',
  text: 'Учётную запись удалили, или адрес с ошибкой.',
  back: 'Все сотрудники',
};

interface EditorScreenSampleProps {
  name: string;
  answer: () => Promise<string>;
}

function EditorScreenSample({ name, answer }: EditorScreenSampleProps) {
  const query = useQuery({
    queryKey: ['gallery', 'editor', name],
    queryFn: answer,
    retry: false,
  });
  return (
    <EditorScreen
      query={query}
      title="Анна Соколова"
      lead="sokolova · Поддержка"
      list={{ to: '/admin/users', label: 'Сотрудники' }}
      missing={(word) => words[word]}
      skeleton={<SkeletonText lines={3} />}
    >
      {(text) => <p>{text}</p>}
    </EditorScreen>
  );
}

const editorScreenExhibit: Exhibit = {
  component: 'record/EditorScreen',
  subject: null,
  states: {
    there: () => <EditorScreenSample name="there" answer={() => Promise.resolve('Поля записи')} />,
    missing: () => (
      <EditorScreenSample
        name="missing"
        answer={() => Promise.reject(new ApiError(404, 'Не найдено'))}
      />
    ),
  },
};

interface PersistedFormSampleProps {
  name: string;
  answer: () => Promise<{ values: Record<string, unknown> }>;
}

function PersistedFormSample({ name, answer }: PersistedFormSampleProps) {
  const query = useQuery({ queryKey: ['gallery', 'draft', name], queryFn: answer, retry: false });
  return (
    <PersistedForm name={`gallery ${name}`} query={query} onForget={() => undefined}>
      {(values) => (
        <SampleForm values={values}>
          <TextField name="name" label="Название черновика" />
        </SampleForm>
      )}
    </PersistedForm>
  );
}

const draft = { values: { name: 'Стипендии за октябрь' } };

const persistedFormExhibit: Exhibit = {
  component: 'record/PersistedForm',
  subject: null,
  states: {
    'going on': () => <PersistedFormSample name="begun" answer={() => Promise.resolve(draft)} />,
    'on its way': () => <PersistedFormSample name="slow" answer={() => new Promise(() => {})} />,
  },
};

interface PdfViewSampleProps {
  name: string;
  answer: () => Promise<never>;
}

const PdfViewSample = ({ name, answer }: PdfViewSampleProps) => (
  <ApiContext value={answer}>
    <PdfView
      file={{
        url: `/api/files/documents/${name}.pdf`,
        originalName: 'Договор.pdf',
        mime: 'application/pdf',
      }}
    />
  </ApiContext>
);

/** What is inside the frame belongs to the browser: here it never comes. */
const pdfViewExhibit: Exhibit = {
  component: 'record/PdfView',
  subject: null,
  states: {
    'on its way': () => <PdfViewSample name="slow" answer={() => new Promise(() => undefined)} />,
    'it does not come': () => (
      <PdfViewSample
        name="lost"
        answer={() => Promise.reject(new ApiError(403, 'Этот документ вам не показан'))}
      />
    ),
  },
};

const recordFormValues = { name: 'Стипендии', slug: 'grants' };

function RecordFormSample() {
  const form = useSampleForm({ values: recordFormValues });
  return (
    <RecordForm
      form={form}
      onSubmit={() => undefined}
      submitLabel="Сохранить"
      onCancel={() => undefined}
    >
      <TextField name="name" label="Название" />
      <TextField name="slug" label="Адрес" />
    </RecordForm>
  );
}

const recordFormExhibit: Exhibit = {
  component: 'record/RecordForm',
  subject: null,
  states: { 'with buttons': RecordFormSample },
};

const recordWindowValues = { name: '' };

interface NewTagProps {
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

function NewTag(props: NewTagProps) {
  const form = useSampleForm({ values: recordWindowValues });
  return (
    <RecordForm {...props} form={form} onSubmit={() => undefined} submitLabel="Добавить">
      <TextField name="name" label="Название новой темы" />
    </RecordForm>
  );
}

function RecordWindowSample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Новая тема
      </Button>
      <RecordWindow title="Новая тема" open={isOpen} onClose={() => setOpen(false)}>
        {(form) => <NewTag {...form} />}
      </RecordWindow>
    </>
  );
}

const recordWindowExhibit: Exhibit = {
  component: 'record/RecordWindow',
  subject: null,
  states: { 'opened by a button': RecordWindowSample },
};

interface SaveBarSampleProps {
  label: string;
  savedAt: string | null;
  hasMain?: boolean;
  hasLook?: boolean;
}

const saveBarValues = { title: 'Новый семестр' };

function SaveBarSample({ label, savedAt, hasMain, hasLook }: SaveBarSampleProps) {
  const form = useSampleForm({ values: saveBarValues });
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

const saveBarExhibit: Exhibit = {
  component: 'record/SaveBar',
  subject: null,
  states: {
    'never saved': () => <SaveBarSample label="Новый материал" savedAt={null} />,
    'with a main move': () => (
      <SaveBarSample label="Материал" savedAt="2026-01-12T08:00:00Z" hasMain />
    ),
    'with a look at it': () => <SaveBarSample label="Черновик" savedAt={null} hasMain hasLook />,
  },
};

export const exhibits: readonly Exhibit[] = [
  discardDialogExhibit,
  editorScreenExhibit,
  persistedFormExhibit,
  pdfViewExhibit,
  recordFormExhibit,
  recordWindowExhibit,
  saveBarExhibit,
];
