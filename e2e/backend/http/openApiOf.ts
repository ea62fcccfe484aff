import type { Call } from '@campus/shared/contract/call';
import { errorBody } from '@campus/shared/contract/errors';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const document: JsonSchema = z.toJSONSchema(schema, { io, reused: 'inline' });
  delete document.$schema;
  return document;
}

function parametersOf(schema: z.ZodMiniType | undefined, where: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const refused = (description: string) => ({
  description,
  ...json({ $ref: '#/components/schemas/Error' }),
});

function responsesOf({ access, params, query, body, response }: Call) {
  return {
    200: { description: 'Done', ...json(jsonSchema(response, 'output')) },
    ...(access !== 'public' && { 401: refused('No live session') }),
    ...(typeof access === 'object' && { 403: refused('The role does not allow it') }),
    ...((params ?? query ?? body) && { 422: refused('The input breaks a rule') }),
    default: refused('Any other refusal'),
  };
}

function operationOf(name: string, call: Call) {
  return {
    operationId: name,
    tags: [call.path.split('/')[2]],
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body && {
      requestBody: { required: true, ...json(jsonSchema(call.body, 'input')) },
    }),
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    ...(typeof call.access === 'object' && { 'x-roles': call.access }),
    responses: responsesOf(call),
  };
}

/** An OpenAPI 3.1 document straight from the contract. */
export function openApiOf(calls: Record<string, Call>) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operationOf(name, call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Campus', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
