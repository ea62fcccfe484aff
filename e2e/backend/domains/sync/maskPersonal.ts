import { maskSnils } from '../people/maskSnils';

const hidden = /snils|passport|birth|phone|e-?mail/i;
/** Of a person; that of an organisation has ten digits and is public. */
const personalInn = /^\d{12}$/;
const snilsDigits = /^\d{11}$/;

/** The СНИЛС stays recognisable as everywhere; a value of an unexpected shape is hidden whole. */
function shown(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const text = typeof value === 'string' ? value.replace(/[\s-]/g, '') : '';
  if (/^snils$/i.test(name) && snilsDigits.test(text)) return maskSnils(text);
  if (hidden.test(name) || (/^inn$/i.test(name) && personalInn.test(text))) return '•••';
  return maskPersonal(value);
}

/** A copy of any JSON whose personal documents and contacts cannot be read. */
export function maskPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(name, one)]));
}
