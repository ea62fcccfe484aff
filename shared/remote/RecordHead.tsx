import { Head } from '@campus/shared/remote/Head';
import { headOfRecord } from '@campus/shared/remote/headOfRecord';
import type { HeadSource } from '@campus/shared/remote/RemoteDeclaration';
import { useMemo } from 'react';

interface RecordHeadProps {
  /** The `head` that the route declares: the server reads the same fields for its document. */
  source: HeadSource;
  record: unknown;
}

/** The head of a screen that shows one record. */
export function RecordHead({ source, record }: RecordHeadProps) {
  const values = useMemo(() => headOfRecord(source, record), [source, record]);
  return <Head {...values} title={values.title ?? ''} />;
}
