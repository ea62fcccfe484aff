import { ApiContext } from '@campus/shared/api/useApi';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

interface SampleAnswersProps {
  /** Answers every call: a value, a failure, or nothing for ever. */
  answer: (input: unknown) => Promise<unknown>;
  /** What is known already, under the key of its call: answered at a time that never changes. */
  known?: { key: readonly unknown[]; data: unknown };
  children: ReactNode;
}

const time = Date.parse('2026-03-05T09:15:00Z');

const clientWith = (known: SampleAnswersProps['known']) => {
  const queries = { staleTime: Infinity, retry: false };
  const client = new QueryClient({ defaultOptions: { queries } });
  if (known) client.setQueryData(known.key, known.data, { updatedAt: time });
  return client;
};

/** Calls without a network. */
export function SampleAnswers({ answer, known, children }: SampleAnswersProps) {
  const [client] = useState(() => clientWith(known));
  return (
    <ApiContext value={(_call, input) => answer(input) as Promise<never>}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiContext>
  );
}
