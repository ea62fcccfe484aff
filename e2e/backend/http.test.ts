/** @jest-environment node */
import { calls } from '@campus/shared/contract/calls';
import { acceptedLanguage } from '@campus/shared/server/acceptedLanguage';
import * as z from 'zod/mini';
import Fastify from 'fastify';
import { answerBackendError } from './platform/http/answerBackendError';
import { implement } from './platform/http/implement';
import { openApiOf } from './platform/http/openApiOf';
import type { Services } from './platform/Services';
import { createApp } from './createApp';
import { problemsOfOpenApi } from './testing/problemsOfOpenApi';

const closedDatabase = {
  execute: async () => {
    throw Object.assign(new Error('Failed query'), { cause: { code: 'ECONNREFUSED' } });
  },
};
const events = { close: async () => {} };
const services = { db: closedDatabase, sessions: {}, events } as unknown as Services;
const app = createApp(services);
const codeOf = (body: string) => (JSON.parse(body) as { code: string }).code;
afterAll(() => app.close());

const post = (payload: string, type = 'application/json', headers = {}) =>
  app.inject({
    method: 'POST',
    url: calls.createGuestTicket.path,
    payload,
    headers: { 'content-type': type, ...headers },
  });

/** As the specification names them. */
const payloads = [
  'loginDto refreshDto otpCreatorDto userFilterDto',
  'userUpdaterDto userCreatorDto userRoleUpdaterDto userActiveStatusUpdaterDto',
  'userPasswordUpdaterDto notificationsRequest settingUpdaterDto footerLinkCreatorDto',
  'footerLinkUpdaterDto mediaFileUpdaterDto mediaFileEditDto languageRequest',
  'translationRequest newsTagRequest authorRequest newsRequest',
  'eventRequest infoPageRequest humanRequest humanIdentityRequest',
  'humanFcmTokenRequest humansFilterRequest humanCreatePaymentRequest humanUpdateRequest',
  'creditApplicationRequest participantTicketRequest ticketFilterRequest ticketAnswerRequest',
  'educationalOrganizationGrantRequest paymentCreateRequest paymentsFiltersRequest paymentsCandidatesFiltersRequest',
  'applicationsFilterRequest applicationRejectRequest partnerUpdateRequest partnerUpdateLogoRequest',
  'partnerFilterRequest humanSignupRequest humanLoginRequest humanLoginEmailCodeRequest',
  'humanRefreshTokenRequest humanLogoutRequest syncDataFilterRequestDto',
].flatMap((line) => line.split(' '));

describe('OpenAPI', () => {
  test('the document is valid and lists every call', async () => {
    const document = openApiOf(calls);
    expect(problemsOfOpenApi(document)).toStrictEqual([]);
    const operations = Object.values(document.paths).flatMap(
      (path) => Object.values(path) as { operationId: string }[],
    );
    const ids = operations.map(({ operationId }) => operationId).sort();
    expect(ids).toEqual(Object.keys(calls).sort());
  });

  test('a call beyond the specification is marked, and no other', () => {
    const { signOut } = calls;
    const { paths } = openApiOf({ signOut, more: { ...signOut, method: 'GET', extension: true } });
    expect(paths[signOut.path]).toMatchObject({ get: { 'x-extension': true } });
    expect(paths[signOut.path]?.[signOut.method.toLowerCase()]).not.toHaveProperty('x-extension');
  });

  test('every payload of the specification has its name there, and stands in a call', () => {
    const document = JSON.stringify(openApiOf(calls).paths);
    expect(payloads.filter((name) => !document.includes(`"title":"${name}"`))).toStrictEqual([]);
  });

  test('the logo of a partner is a form with a file', () => {
    const { put } = openApiOf(calls).paths[calls.setPartnerLogo.path] ?? {};
    expect(put).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              title: 'partnerUpdateLogoRequest',
              properties: { file: { format: 'binary' } },
              required: ['file'],
            },
          },
        },
      },
    });
  });

  test('it is served', async () => {
    const { statusCode, headers } = await app.inject('/api/openapi.json');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch('application/json');
  });
});

describe('what never reaches a handler', () => {
  test('a body that is not JSON is refused', async () => {
    const answer = await post('{bad', 'application/json', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(answer.json()).toEqual({
      statusCode: 400,
      code: 'MALFORMED',
      message: 'The request could not be read.',
    });
  });

  test('another kind of body is refused', async () => {
    expect((await post('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect(codeOf((await post('text', 'text/plain')).body)).toBe('MEDIA_TYPE');
  });

  test('another site is given no leave to ask or to read', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'GET'] as const) {
      const answer = await app.inject({ method, url: '/api/resources/languages', headers });
      expect(Object.keys(answer.headers).join()).not.toContain('access-control');
    }
  });

  test('a body over the limit is refused', async () => {
    const answer = await post(JSON.stringify({ text: 'a'.repeat(300_000) }));
    expect(answer.json()).toMatchObject({ statusCode: 413, code: 'TOO_LARGE' });
  });

  test('unknown and undecodable addresses are refused', async () => {
    expect(codeOf((await app.inject('/api/nothing')).body)).toBe('NOT_FOUND');
    expect((await app.inject('/api/%E0%A4%A')).json()).toMatchObject({ code: 'MALFORMED' });
  });
});

describe('request ids', () => {
  test('every answer carries one, and a given one is kept', async () => {
    const own = await app.inject('/api/nothing');
    expect(own.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    const given = await app.inject({
      url: '/healthz',
      headers: { 'x-request-id': 'given-by-shell' },
    });
    expect(given.headers['x-request-id']).toBe('given-by-shell');
    const forged = await app.inject({ url: '/healthz', headers: { 'x-request-id': '<script>' } });
    expect(forged.headers['x-request-id']).not.toBe('<script>');
  });
});

describe('faults', () => {
  test('a database that is gone makes the server unready, not dead', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const { statusCode, body } = await app.inject('/readyz');
    expect(statusCode).toBe(503);
    expect(body).not.toMatch(/ECONNREFUSED|query/);
  });

  const own = { method: 'GET', summary: '', access: 'public' } as const;
  const response = z.object({ id: z.string() });
  const contract = {
    leaks: { ...own, path: '/api/leaks', response },
    breaks: { ...own, path: '/api/breaks', response },
    throws: { ...own, path: '/api/throws', response },
    loses: { ...own, path: '/api/loses', response },
  } as const;
  const faulty = Fastify();
  faulty.setErrorHandler(answerBackendError);
  const handlers = {
    leaks: async () => ({ id: '1', passwordHash: 'secret' }),
    breaks: async () => ({ id: 1 }),
    throws: async () => {
      throw new Error('select secret from users');
    },
    loses: async () => {
      throw new Error('Failed query', { cause: { code: '40P01', message: 'deadlock detected' } });
    },
  };
  implement(faulty, contract, handlers, services);
  afterAll(() => faulty.close());

  test('columns that the contract does not declare stay on the server', async () => {
    expect((await faulty.inject('/api/leaks')).json()).toEqual({ id: '1' });
  });

  test.each(['breaks', 'throws'])('a handler that %s says nothing about itself', async (name) => {
    const { statusCode, body } = await faulty.inject(`/api/${name}`);
    expect(statusCode).toBe(500);
    expect(codeOf(body)).toBe('INTERNAL');
    expect(body).not.toMatch(/secret|expected/i);
  });

  test('who loses a deadlock to another call may come again', async () => {
    const { statusCode, body } = await faulty.inject('/api/loses');
    expect([statusCode, codeOf(body)]).toEqual([503, 'UNAVAILABLE']);
  });

  test('a call without a handler stops the start', () => {
    expect(() => implement(faulty, contract, {}, services)).toThrow('has no handler');
  });
});

test.each([
  [undefined, 'ru'],
  ['en-GB,en;q=0.9', 'en'],
  ['de, en;q=0.3, ru;q=0.8', 'ru'],
  ['en;q=0', 'ru'],
  ['*', 'ru'],
])('accept-language %s means %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
