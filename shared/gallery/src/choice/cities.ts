import type { Choice } from '@campus/shared/choice/useChoices';

const names = ['Москва', 'Казань', 'Королёв', 'Орёл', 'Томск', 'Новосибирск', 'Владивосток'];

export const cities: readonly Choice[] = names.map((label) => ({ value: label, label }));

export const schools: readonly Choice[] = [
  { value: 'hse', label: 'Высшая школа экономики', hint: 'Москва' },
  { value: 'itmo', label: 'ИТМО', hint: 'Санкт-Петербург' },
  {
    value: 'long',
    label:
      'Федеральное государственное автономное образовательное учреждение высшего образования «Сибирский федеральный университет»',
    hint: 'Красноярск, Свободный проспект, 79',
  },
];

export const codes: readonly Choice[] = Array.from({ length: 300 }, (_, index) => ({
  value: String(index),
  label: `Специальность ${index + 1}`,
}));

export const find = (text: string) =>
  Promise.resolve(schools.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));

export const findForever = () => new Promise<never>(() => {});

export const fail = () => Promise.reject(new Error('No network in a gallery'));
