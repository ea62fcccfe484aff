import { get, set } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface Field {
  validate?: (value: unknown) => unknown;
}

/**
 * A schema sees values alone. What only a field knows, such as a file on its way, its own `validate`
 * says by a code, at once or later.
 */
export function withFieldChecks<I extends FieldValues, O>(
  schema: Resolver<I, unknown, O>,
): Resolver<I, unknown, O> {
  return async (values, context, options) => {
    const result = await schema(values, context, options);
    const errors = { ...result.errors } as FieldErrors<I>;
    for (const name of options.names ?? []) {
      const { validate }: Field = get<unknown, Field>(options.fields, name, {});
      const code = await validate?.(get<I, unknown>(values, name));
      if (typeof code === 'string') set(errors, name, { type: 'field', message: code });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}
