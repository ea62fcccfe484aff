import { FileImport } from '@campus/shared/upload/FileImport';
import { useEffect, useRef, type ComponentProps } from 'react';
import type { Exhibit } from '../Exhibit';

interface Plan {
  lines: number;
  wrong: number;
}

const words = {
  text: 'Таблица, скачанная здесь или из своей программы: сначала покажем, что изменится.',
  choose: 'Файл CSV',
  another: 'Выбрать другой файл',
  nothing: 'Сохранять нечего.',
  failed: 'Файл не прочитан.',
};

const usual: ComponentProps<typeof FileImport<Plan>> = {
  accept: '.csv,text/csv',
  words,
  read: () => Promise.resolve({ lines: 40, wrong: 2 }),
  summaryOf: ({ lines, wrong }) => [
    { term: 'Изменится', value: String(lines) },
    { term: 'Пропустим', value: String(wrong) },
  ],
  problems: ({ wrong }) => wrong > 0 && <p>Строки 7 и 12: неизвестный язык.</p>,
  sendLabel: ({ lines }) => (lines > 0 ? `Сохранить 40 текстов` : undefined),
  send: () => Promise.resolve(undefined),
  running: undefined,
};

/** As it is once a file has been chosen. */
function Chosen(props: Partial<typeof usual>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = frame.current?.querySelector('input');
    if (!input || typeof DataTransfer === 'undefined') return;
    const chosen = new DataTransfer();
    chosen.items.add(new File(['a;b'], 'texts.csv'));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <div ref={frame}>
      <FileImport<Plan> {...usual} {...props} />
    </div>
  );
}

const running = { label: 'Сохраняем тексты', done: 500, total: 1_240, onStop: () => undefined };

export const fileImportExhibit: Exhibit = {
  component: 'upload/FileImport',
  subject: { element: <FileImport<Plan> {...usual} />, tag: 'div', isControl: true },
  states: {
    'before a file': () => <FileImport<Plan> {...usual} />,
    'a file in numbers': () => <Chosen />,
    'nothing to send': () => <Chosen read={() => Promise.resolve({ lines: 0, wrong: 2 })} />,
    'no such file': () => (
      <Chosen read={() => Promise.resolve('В таблице нет столбца «mnemonic».')} />
    ),
    'on its way': () => <FileImport<Plan> {...usual} running={running} />,
  },
};
