import type { FastifyInstance } from 'fastify';
import type { Failure } from '../health/createHealth';
import type { Origin } from '../health/createSenders';
import { languageOf } from '../languageOf';
import { readCookies } from '../readCookies';
import { createAddressLimit } from './createAddressLimit';
import type { ReportSink } from './createReportSink';
import { reportsSchema } from './reportSchema';

const largest = 16 * 1024;
/** Many readers of a campus share one address; of what fails for all of them, so many tell enough. */
const oftenEnough = { max: 120, window: 60_000 };

interface Receivers {
  report: ReportSink;
  /** Counts a failure; what a page carries for that goes nowhere else. */
  onFailure: (failure: Failure, origin: Origin) => Promise<void>;
}

/** `POST /reports`: what pages tell of their failures and their speed, from this origin only. */
export function receiveReports(app: FastifyInstance, { report, onFailure }: Receivers) {
  const mayAsk = createAddressLimit(oftenEnough);
  app.post('/reports', { bodyLimit: largest }, async (request, reply) => {
    const { 'sec-fetch-site': site = 'same-origin', cookie } = request.headers;
    if (site !== 'same-origin') return reply.code(403).send();
    if (!mayAsk(request.ip)) return reply.code(429).header('retry-after', '60').send();
    const reports = reportsSchema.safeParse(request.body);
    if (!reports.success) return reply.code(400).send();
    const cookies = readCookies(cookie);
    const language = languageOf(cookies);
    const origin = { ip: request.ip, token: cookies.AuthToken };
    for (const { visit, ...one } of reports.data) {
      report({ language, ...one });
      if (one.kind === 'error') void onFailure({ ...one, visit }, origin);
    }
    return reply.code(204).send();
  });
}
