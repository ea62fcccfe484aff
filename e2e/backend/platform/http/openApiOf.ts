import * as applications from '@campus/shared/contract/applications/requests';
import * as auth from '@campus/shared/contract/auth/requests';
import * as education from '@campus/shared/contract/education/requests';
import * as files from '@campus/shared/contract/files/requests';
import * as media from '@campus/shared/contract/media/requests';
import * as notifications from '@campus/shared/contract/notifications/requests';
import * as partners from '@campus/shared/contract/partners/requests';
import * as payments from '@campus/shared/contract/payments/requests';
import * as people from '@campus/shared/contract/people/requests';
import * as resources from '@campus/shared/contract/resources/requests';
import * as settings from '@campus/shared/contract/settings/requests';
import * as staff from '@campus/shared/contract/staff/requests';
import * as support from '@campus/shared/contract/support/requests';
import * as sync from '@campus/shared/contract/sync/requests';
import type { Call } from '@campus/shared/contract/call';
import { errorBody } from '@campus/shared/contract/errors';
import * as z from 'zod/mini';

const payloads: readonly object[] = [
  applications,
  auth,
  education,
  files,
  media,
  notifications,
  partners,
  payments,
  people,
  resources,
  settings,
  staff,
  support,
  sync,
];

type JsonSchema = z.core.JSONSchema.BaseSchema;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const document: JsonSchema = z.toJSONSchema(schema, { io, reused: 'inline' });
  delete document.$schema;
  return document;
}

/** The payloads by the names that the specification gives them. */
const payloadNames = new Map<unknown, string>(
  payloads.flatMap((module) => Object.entries(module).map(([name, schema]) => [schema, name])),
);

function payloadOf(schema: z.ZodMiniType): JsonSchema {
  const title = payloadNames.get(schema);
  return { ...(title && { title }), ...jsonSchema(schema, 'input') };
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
  const { title, properties = {}, required = [] } = body ? payloadOf(body) : {};
  const schema = {
    ...(title && { title }),
    type: 'object',
    properties: { ...properties, file: bytes },
    required: [...required, 'file'],
  };
  return { content: { 'multipart/form-data': { schema } } };
}

function requestBodyOf({ body, multipart }: Call) {
  if (multipart) return { requestBody: { required: true, ...formOf(body) } };
  return body && { requestBody: { required: true, ...json(payloadOf(body)) } };
}

function contentOf({ binary, stream, response }: Call) {
  if (stream) return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  if (binary) return { content: { 'application/octet-stream': { schema: bytes } } };
  return json(jsonSchema(response, 'output'));
}

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
