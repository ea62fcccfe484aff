interface PageVoteRow {
  url: string;
  /** Readers who were helped. */
  helped: number;
  /** What the others have missed; nothing where they did not say. */
  missed: readonly string[];
}

export const pageVoteRows: readonly PageVoteRow[] = [
  {
    url: 'kak-poluchit-kartu',
    helped: 34,
    missed: ['Не понятно, где забирать пластиковую карту', '', 'Сколько ждать в сентябре?'],
  },
  {
    url: 'vkhod-i-kod-iz-pisma',
    helped: 12,
    missed: [
      'Письмо не приходит и через час, что делать?',
      'Поменял почту, а войти по новой не получается',
      '',
      '',
      'Хочется вход по телефону',
    ],
  },
  { url: 'sinkhronizatsiia-s-dekanatom', helped: 5, missed: ['Нет адреса деканата'] },
];
