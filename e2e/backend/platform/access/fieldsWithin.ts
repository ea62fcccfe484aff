import type { MessageCode } from '../messages/messages';
import { Refusal } from './Refusal';

/** Refuses by the fields of a whole request where the work knows a part of it: `payment.budget`. */
export async function fieldsWithin<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.fields) throw error;
    const { status, code, details } = error;
    const named = Object.entries(error.details.fields).map(
      ([name, field]) => [`${part}.${name}`, field] as const,
    );
    throw new Refusal(status, code as MessageCode, {
      ...details,
      fields: Object.fromEntries(named),
    });
  }
}
