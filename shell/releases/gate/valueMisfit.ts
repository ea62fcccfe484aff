import { misfit, type Misfit } from '@campus/shared/build/surface/misfit';
import type { Names } from '@campus/shared/build/surface/resolved';

/** A value of JSON as the surface words it. */
function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(typeOfValue).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${members.map(([name, one]) => `${JSON.stringify(name)}: ${typeOfValue(one)}`).join('; ')} }`;
}

/** Why plain data is not of a type; nothing where it is. */
export const valueMisfit = (
  value: unknown,
  type: { text: string; names: Names },
): Misfit | undefined => misfit({ text: typeOfValue(value), names: {} }, type, { isGiven: true });
