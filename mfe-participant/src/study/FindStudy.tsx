import { findStudents } from '@campus/shared/contract/people/calls';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { studentFindRequest } from '@campus/shared/contract/people/requests';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Candidates, type Candidate } from './candidates/Candidates';

const filled = z.object({
  eduOrgId: z.string('REQUIRED').check(z.minLength(1, 'REQUIRED')),
  recordBook: z.string(),
});
function bodyOf({ recordBook }: z.output<typeof filled>): z.input<typeof studentFindRequest> {
  const book = recordBook.trim();
  return book ? { recordBook: book } : {};
}
const schema = z.pipe(filled, z.pipe(z.transform(bodyOf), studentFindRequest));

/** Finds the own record of study in an organisation, and claims it. */
export function FindStudy() {
  const { t } = useTranslation('participant');
  const organisations = useCallQuery(listEduOrgs, { query: { isActive: true } });
  const [found, setFound] = useState<{ candidates: readonly Candidate[]; count: number }>();
  const { form, onSubmit } = useCallForm(findStudents, schema, {
    defaultValues: { eduOrgId: '', recordBook: '' },
    input: ({ eduOrgId }) => ({ params: { eduOrgId } }),
    guard: false,
    onDone: (candidates) => setFound((last) => ({ candidates, count: (last?.count ?? 0) + 1 })),
  });
  return (
    <Stack gap={6}>
      <Surface>
        <Form form={form} onSubmit={onSubmit} submitLabel={t('study.find')}>
          <ComboboxField
            name="eduOrgId"
            label={t('study.organisation')}
            placeholder={t('study.organisationHint')}
            options={(organisations.data ?? []).map(({ id, name, city }) => ({
              value: id,
              label: name,
              hint: city?.name ?? '',
            }))}
            isLoading={organisations.isPending}
            onRetry={organisations.isError ? () => void organisations.refetch() : undefined}
          />
          <TextField
            name="recordBook"
            label={t('study.recordBook')}
            hint={t('study.recordBookHint')}
            autoComplete="off"
            maxLength={30}
            optional
          />
        </Form>
      </Surface>
      {found && (
        <Candidates
          key={found.count}
          candidates={found.candidates}
          recordBook={form.getValues('recordBook').trim() || undefined}
        />
      )}
    </Stack>
  );
}
