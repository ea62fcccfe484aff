const text =
  'Карта приходит в отделение за десять рабочих дней. Мы напишем, когда её можно забрать, и сколько дней она будет ждать. Возьмите с собой паспорт.';

/** Something to scroll. */
export const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => <p key={index}>{text}</p>);
