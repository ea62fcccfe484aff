import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Banner } from '@campus/shared/ui/Banner';
import type { IconName } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** What is said of a draft once there is one, and where it is written on. */
interface Made {
  title: string;
  text: string;
  to: string;
  link: string;
}

/** The form has gone, and with it the focus: the way to the draft takes it. */
function MadeNotice({ title, text, to, link }: Made) {
  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => way.current?.focus(), []);
  return (
    <Stack gap={5}>
      <Banner tone="success" title={title}>
        {text}
      </Banner>
      <Stack direction="row" gap={3}>
        <ButtonLink ref={way} to={to}>
          {link}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

export interface DraftFormProps<F, R> {
  found: F;
  onDone: (made: R) => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

interface DraftWindowProps<F, R> {
  /** Whom the filters find now; the window stays with those for whom it was opened. */
  found: F;
  label: string;
  icon: IconName;
  titleOf: (found: F) => string;
  form: (props: DraftFormProps<F, R>) => ReactNode;
  wordsOf: (made: R) => Made;
}

/** A button that opens the form of a draft for many people, and says what was made of it. */
export function DraftWindow<F, R>(props: DraftWindowProps<F, R>) {
  const { found, label, icon, titleOf, form, wordsOf } = props;
  const { asked, count, isOpen, ask, close } = useAsked<F>();
  const [made, setMade] = useState<R>();
  const open = () => {
    setMade(undefined);
    ask(found);
  };
  return (
    <>
      <Button size="s" variant="ghost" icon={icon} onClick={open}>
        {label}
      </Button>
      <RecordWindow title={asked ? titleOf(asked) : label} open={isOpen} onClose={close}>
        {(window) => (
          <div key={count}>
            {made && <MadeNotice {...wordsOf(made)} />}
            {!made && asked && form({ found: asked, onDone: setMade, ...window })}
          </div>
        )}
      </RecordWindow>
    </>
  );
}
