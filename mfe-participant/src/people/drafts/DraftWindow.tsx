import type { filterHumans } from '@campus/shared/contract/people/staffCalls';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useFormWindow } from '@campus/shared/record/useFormWindow';
import type { FilterResult } from '@campus/shared/table/List';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import type { IconName } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import { type ReactNode, useState } from 'react';

/** Whom the filters of the register find. */
export type People = FilterResult<typeof filterHumans>;

export interface DraftFormProps<R> extends WindowForm {
  found: People;
  onDone: (made: R) => void;
}

interface DraftWindowProps<R> {
  /** Whom the filters find now; the window stays with those for whom it was opened. */
  found: People;
  label: string;
  icon: IconName;
  titleOf: (found: People) => string;
  form: (props: DraftFormProps<R>) => ReactNode;
  /** What is said of the draft once there is one, and where it is written on. */
  wordsOf: (made: R) => { title: string; text: string; to: string; link: string };
}

/** The form has gone, and with it the focus: the way to the draft takes it. */
const focus = (way: HTMLAnchorElement | null) => way?.focus();

type DraftProps<R> = Pick<DraftWindowProps<R>, 'form' | 'wordsOf'> &
  Omit<DraftFormProps<R>, 'onDone'>;

/** One form and what came of it: a late answer to another says nothing here. */
function Draft<R>({ form, wordsOf, ...own }: DraftProps<R>) {
  const [made, setMade] = useState<R>();
  const said = made && wordsOf(made);
  return (
    <Stack gap={5}>
      {said ? (
        <>
          <Banner tone="success" title={said.title}>
            {said.text}
          </Banner>
          <Stack direction="row" gap={3}>
            <ButtonLink ref={focus} to={said.to}>
              {said.link}
            </ButtonLink>
          </Stack>
        </>
      ) : (
        form({ ...own, onDone: setMade })
      )}
    </Stack>
  );
}

/** A button that opens the form of a draft for many people, and says what was made of it. */
export function DraftWindow<R>(props: DraftWindowProps<R>) {
  const { found, label, icon, titleOf, form, wordsOf } = props;
  const { ask, window } = useFormWindow<People>({
    title: titleOf,
    form: (asked, { onDirty, onCancel }) => (
      <Draft found={asked} {...{ form, wordsOf, onDirty, onCancel }} />
    ),
  });
  return (
    <>
      <Button size="s" variant="ghost" icon={icon} onClick={() => ask(found)}>
        {label}
      </Button>
      {window}
    </>
  );
}
