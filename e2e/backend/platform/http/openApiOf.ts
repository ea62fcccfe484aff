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

const bytes: JsonSchema = { type: 'string', format: 'binary' };

function formOf(body: Call['body']) {
  const { properties = {}, required = [] } = body ? jsonSchema(body, 'input') : {};
  const schema = {
    type: 'object',
    properties: { ...properties, file: bytes },
    required: [...required, 'file'],
  };
  return { content: { 'multipart/form-data': { schema } } };
}

function requestBodyOf({ body, multipart }: Call) {
  if (multipart) return { requestBody: { required: true, ...formOf(body) } };
  return body && { requestBody: { required: true, ...json(jsonSchema(body, 'input')) } };
}

const contentOf = ({ binary, response }: Call) =>
  binary
    ? { content: { 'application/octet-stream': { schema: bytes } } }
    : json(jsonSchema(response, 'output'));

function responsesOf(call: Call) {
  const { access, params, query, body, multipart, status = 200 } = call;
  return {
    [status]: { description: status === 202 ? 'Begun' : 'Done', ...contentOf(call) },
    ...(access !== 'public' && { 401: refused('No live session') }),
    ...(typeof access === 'object' && { 403: refused('The role does not allow it') }),
    ...((params ?? query ?? body ?? multipart) && { 422: refused('The input breaks a rule') }),
    default: refused('Any other refusal'),
  };
}

function securityOf(access: Call['access']) {
  if (access === 'public') return [];
  if (access === 'signature') return [{ signature: [] }];
  return access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function operationOf(name: string, call: Call) {
  return {
    operationId: name,
    tags: [call.path.split('/')[2]],
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...requestBodyOf(call),
    security: securityOf(call.access),
    ...(typeof call.access === 'object' && { 'x-roles': call.access }),
    ...(call.extension && { 'x-extension': true }),
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
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        signature: { type: 'apiKey', in: 'header', name: 'x-signature' },
      },
    },
  };
}
