import { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { RichTextField } from '@campus/shared/editor/RichTextField';
import { type ReactNode, useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const text =
  '<h2>Что понадобится</h2><p>Справка, <strong>карта</strong> и <a href="https://example.ru">реквизиты</a>.</p><ol><li><p>Проверьте данные.</p></li><li><p>Подайте заявление.</p></li></ol><blockquote><p>Деньги приходят до 25 числа.</p></blockquote><table><tbody><tr><th scope="col"><p>Месяц</p></th><th scope="col"><p>Сумма</p></th></tr><tr><td><p>Май</p></td><td><p>3 400 ₽</p></td></tr></tbody></table>';

const chooseImage = () => Promise.resolve({ src: '/api/files/public/sample.webp', alt: '' });

interface SampleProps {
  value?: string;
  withImages?: boolean;
  disabled?: boolean;
  lang?: string;
}

function Sample({ value: initial = '', withImages, ...rest }: SampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <RichTextEditor
      {...rest}
      aria-label="Текст"
      value={value}
      onChange={setValue}
      onImage={withImages ? chooseImage : undefined}
    />
  );
}

const richTextEditorExhibit: Exhibit = {
  component: 'editor/RichTextEditor',
  subject: {
    element: <RichTextEditor aria-label="Текст" value="" onChange={() => undefined} />,
    tag: 'div',
  },
  states: {
    'with pictures': () => <Sample value={text} withImages lang="ru" />,
    empty: () => <Sample />,
    'read only': () => <Sample value={text} disabled />,
  },
};

const body =
  '<h2>Кому положена</h2><p>Студентам <strong>очной</strong> формы, у которых есть <a href="/me/card">карта</a>.</p><ul><li><p>справка из соцзащиты</p></li><li><p>реквизиты счёта</p></li></ul>';

function AroundField({ children }: { children: ReactNode }) {
  return <SampleForm>{children}</SampleForm>;
}

const richTextFieldExhibit: Exhibit = {
  component: 'editor/RichTextField',
  subject: {
    element: <RichTextField name="body" label="Текст новости" />,
    tag: 'div',
    around: AroundField,
  },
  states: {
    usual: () => (
      <SampleForm values={{ body }}>
        <RichTextField name="body" label="Текст новости" lang="ru" />
      </SampleForm>
    ),
    'empty, with a hint and a limit': () => (
      <SampleForm>
        <RichTextField
          name="body"
          label="Описание"
          hint="Коротко: что это и кому пригодится."
          limit={3000}
          optional
        />
      </SampleForm>
    ),
    'with an error, over the limit': () => (
      <SampleForm values={{ body }} errors={{ body: 'TOO_LONG' }}>
        <RichTextField name="body" label="Текст новости" limit={40} />
      </SampleForm>
    ),
    'read only': () => (
      <SampleForm values={{ body }}>
        <RichTextField name="body" label="Текст новости" readOnly />
      </SampleForm>
    ),
  },
};

export const exhibits: readonly Exhibit[] = [richTextEditorExhibit, richTextFieldExhibit];
