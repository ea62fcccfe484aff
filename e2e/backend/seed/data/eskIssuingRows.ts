/** Ways to get a card; the digital one takes no time. */
export const eskIssuingRows = [
  { name: { ru: 'Карта в телефоне', en: 'Card in your phone' }, kind: 'DIGITAL', leadDays: 0 },
  {
    name: { ru: 'Центр «Кампус»', en: 'Campus Centre' },
    kind: 'PLASTIC',
    address: 'Примерск, Студенческая ул., 1',
    leadDays: 5,
  },
  {
    name: { ru: 'Учебное заведение', en: 'Your educational organisation' },
    kind: 'PLASTIC',
    leadDays: 14,
  },
] as const;
