import fc, { type Arbitrary } from 'fast-check';
import type * as z from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;

const formats: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

/** What breaks careless programs: zero bytes, half characters, markup, wildcards, great length. */
const nasty: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '%_\\',
    "'; drop table humans; --",
    '<script>alert(1)</script>',
    '__proto__',
    '9'.repeat(400),
    -1,
    0.5,
    1e21,
    2 ** 53,
    null,
    true,
    [],
    {},
    [[]],
    '0001-01-01',
    '9999-12-31T23:59:59.999Z',
  ),
  fc.jsonValue(),
);

/** Whatever a pattern admits; the generator does not know lookahead, and then any text must do. */
function matching(pattern: string) {
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), fc.string());
  } catch {
    return fc.string();
  }
}

const textOf = ({ format, pattern, minLength = 0, maxLength = 60 }: Schema) => {
  if (format && formats[format]) return formats[format];
  if (pattern) return matching(pattern);
  return fc.string({ minLength, maxLength: Math.min(maxLength, 200), unit: 'grapheme' });
};

const numberOf = ({ minimum = -5, maximum = 1_000_000 }: Schema) =>
  fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });

function objectOf({ properties = {}, required = [] }: Schema) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, arbitraryOf(property as Schema)]),
  );
  return fc.record(model, { requiredKeys: required });
}

const byType: Record<string, (schema: Schema) => Arbitrary<unknown>> = {
  object: objectOf,
  array: ({ items }) => fc.array(arbitraryOf((items ?? {}) as Schema), { maxLength: 4 }),
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.boolean(),
};

function proper(schema: Schema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  const known = typeof schema.type === 'string' ? byType[schema.type] : undefined;
  return known?.(schema) ?? fc.jsonValue();
}

/** Values that a JSON schema describes; one in twelve, at any depth, is something else. */
export function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  return fc.oneof({ weight: 11, arbitrary: proper(schema) }, { weight: 1, arbitrary: nasty });
}
