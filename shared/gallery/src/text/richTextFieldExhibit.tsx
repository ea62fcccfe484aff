import { RichTextField } from '@campus/shared/text/RichTextField';
import type { ReactNode } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const body =
  '<h2>Кому положена</h2><p>Студентам <strong>очной</strong> формы, у которых есть <a href="/me/card">карта</a>.</p><ul><li><p>справка из соцзащиты</p></li><li><p>реквизиты счёта</p></li></ul>';

function Around({ children }: { children: ReactNode }) {
  return <SampleForm>{children}</SampleForm>;
}

export const richTextFieldExhibit: Exhibit = {
  component: 'text/RichTextField',
  subject: {
    element: <RichTextField name="body" label="Текст новости" />,
    tag: 'div',
    around: Around,
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
