import { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

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

export const exhibits: readonly Exhibit[] = [richTextEditorExhibit];
