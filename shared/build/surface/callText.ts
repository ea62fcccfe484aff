import type { Call } from '@campus/shared/contract/call';
import * as z from 'zod';
import { parseType } from './parseType';
import { typeText as wordsOf } from './Type';

interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  $ref?: string;
  [limit: string]: unknown;
}

const limits = [
  ...['exclusiveMaximum', 'exclusiveMinimum', 'format', 'maxItems', 'maxLength', 'maximum'],
  ...['minItems', 'minLength', 'minimum', 'multipleOf', 'pattern'],
];

const shown = (value: unknown) => JSON.stringify(value).replace(/[⟨⟩]|; /g, '');

/** What JSON can say at all is no limit of anybody's. */
const isWide = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) >= Number.MAX_SAFE_INTEGER;

function withLimits(name: string, schema: JsonSchema): string {
  // A format of zod's is a pattern too, and says the same in fewer letters.
  const isSaid = (limit: string) =>
    limit in schema && !isWide(schema[limit]) && !(limit === 'pattern' && schema.format);
  const own = limits.filter(isSaid);
  const texts = own.map((limit) => `${limit} ${shown(schema[limit])}`);
  return texts.length > 0 ? `${name}⟨${texts.join('; ')}⟩` : name;
}

const union = (texts: readonly string[]) => [...new Set(texts)].sort().join(' | ');

const keyText = (name: string) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const members = Object.entries(properties)
    .map(
      ([name, one]) => `${keyText(name)}${required.includes(name) ? ':' : '?:'} ${schemaText(one)}`,
    )
    .sort();
  const isOpen = typeof additionalProperties === 'object';
  const lines = isOpen ? [...members, `[]: ${schemaText(additionalProperties)}`] : members;
  return lines.length > 0 ? `{ ${lines.join('; ')} }` : '{}';
}

function listText(schema: JsonSchema): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map(schemaText).join(', ')}]`;
  const of = schema.items ? schemaText(schema.items) : 'unknown';
  return withLimits(`List<${of}>`, schema);
}

function schemaText(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(schemaText));
  if (schema.allOf) return schema.allOf.map((one) => `(${schemaText(one)})`).join(' & ');
  if (schema.$ref) return `⟨${schema.$ref}⟩`;
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => schemaText({ ...schema, type })));
  switch (schema.type) {
    case 'object':
      return objectText(schema);
    case 'array':
      return listText(schema);
    case 'string':
    case 'number':
    case 'integer':
      return withLimits(schema.type, schema);
    case 'boolean':
    case 'null':
      return schema.type;
    case undefined:
    default:
      return 'unknown';
  }
}

const textOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  schemaText(
    z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema,
  );

/** Whoever reads an answer does not ask how long a text may be. */
const withoutLimits = (text: string) => text.replace(/⟨(?!#)[^⟩]*⟩/g, '');

/** A call as an object of the surface: where it is, who may ask it, what it takes and answers. */
export function callText(call: Call): string {
  const { method, path, access, params, query, body, response, multipart, binary, stream } = call;
  const asked = { params, query, body };
  const isSet = (flag: true | undefined, name: string) => (flag ? [`${name}: true`] : []);
  const takes = Object.entries(asked).flatMap(([name, schema]) =>
    schema ? [`${name}: ${textOf(schema, 'input')}`] : [],
  );
  const roles = typeof access === 'string' ? [access] : access;
  const text = `{ ${[
    `access: ${union(roles.map((role) => JSON.stringify(role)))}`,
    ...isSet(binary, 'binary'),
    `method: ${JSON.stringify(method)}`,
    ...isSet(multipart, 'multipart'),
    `path: ${JSON.stringify(path)}`,
    `response: ${withoutLimits(textOf(response, 'output'))}`,
    ...isSet(stream, 'stream'),
    `takes: { ${takes.join('; ')} }`,
  ].join('; ')} }`;
  return wordsOf(parseType(text));
}
