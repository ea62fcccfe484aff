import { AccountEntries } from '@campus/shared/account/AccountEntries';
import { OwnerProof } from '@campus/shared/account/OwnerProof';
import { Sessions } from '@campus/shared/account/Sessions';
import type { listSessions } from '@campus/shared/contract/auth/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { FormScope } from '@campus/shared/form/FormScope';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';
import { SampleAnswers } from '../SampleAnswers';
import { useSampleForm, type FormSample } from '../SampleForm';

type OpenSession = CallOutput<typeof listSessions>[number];

const here: OpenSession = {
  id: '00000000-0000-4000-8000-000000000001',
  ...{ ip: '192.0.2.10', browser: 'CHROME', system: 'WINDOWS', isCurrent: true },
  ...{ createdAt: '2026-03-01T08:00:00Z', lastUsedAt: '2026-03-05T09:00:00Z' },
};
const phone: OpenSession = {
  ...here,
  id: '00000000-0000-4000-8000-000000000002',
  ...{ ip: '2001:db8:85a3::8a2e:370:7334', browser: 'SAFARI', system: 'IOS', isCurrent: false },
};
const unknown: OpenSession = {
  ...phone,
  id: '00000000-0000-4000-8000-000000000003',
  ...{ browser: null, system: null },
};

const entry = { id: 'letters', title: 'Рассылка', facts: ['Не дано'] };

const entriesExhibit: Exhibit = {
  component: 'account/AccountEntries',
  subject: { element: <AccountEntries entries={[entry]} />, tag: 'ul' },
  states: {
    'with words and something to do': () => (
      <AccountEntries
        entries={[
          entry,
          {
            ...{ id: 'data', title: 'Обработка данных', text: 'Чтобы выпустить карту.' },
            facts: ['Дано 5 марта 2026', 'Без него карты не будет'],
            actions: (
              <div>
                <Button size="s" variant="ghost">
                  Отозвать
                </Button>
              </div>
            ),
          },
        ]}
      />
    ),
  },
};

const SessionsSample = ({ sessions }: { sessions: OpenSession[] }) => (
  <SampleAnswers answer={() => Promise.resolve(sessions)}>
    <Sessions />
  </SampleAnswers>
);

const sessionsExhibit: Exhibit = {
  component: 'account/Sessions',
  subject: null,
  states: {
    'this one alone': () => <SessionsSample sessions={[here]} />,
    'others, one of them unknown': () => <SessionsSample sessions={[here, phone, unknown]} />,
  },
};

interface ProofSampleProps extends FormSample {
  hasPassword: boolean;
}

const ProofSample = ({ hasPassword, ...sample }: ProofSampleProps) => (
  <SampleAnswers answer={() => Promise.resolve({ resendAfter: 60, expiresIn: 600 })}>
    <FormScope form={useSampleForm(sample)}>
      <Stack gap={4}>
        <OwnerProof hasPassword={hasPassword} />
      </Stack>
    </FormScope>
  </SampleAnswers>
);

const passwordError = { currentPassword: 'PASSWORD_WRONG' };

const ownerProofExhibit: Exhibit = {
  component: 'account/OwnerProof',
  subject: null,
  states: {
    'by the password': () => <ProofSample hasPassword />,
    'by a code from an email': () => <ProofSample hasPassword={false} />,
    'the password is refused': () => <ProofSample hasPassword errors={passwordError} />,
  },
};

export const exhibits: readonly Exhibit[] = [entriesExhibit, sessionsExhibit, ownerProofExhibit];
