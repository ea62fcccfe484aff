import type { FastifyRequest } from 'fastify';

/** Whether somebody is going to see the document: a worker also fetches some only to keep them. */
export const isVisit = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>) =>
  method === 'GET' && headers['sec-fetch-dest'] !== 'empty';
