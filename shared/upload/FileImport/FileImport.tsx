import { PartsProgress } from '@campus/shared/progress/PartsProgress';
import type { RunningParts } from '@campus/shared/table/useParts';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { FileInput } from '@campus/shared/upload/FileInput';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';

interface FileImportProps<Plan> {
  ref?: Ref<HTMLDivElement>;
  /** Endings and media types, as the attribute has them. */
  accept: string;
  words: {
    /** Which file is wanted. */
    text: string;
    choose: string;
    /** Another file in place of this one. */
    another: string;
    /** The file would change nothing. */
    nothing: string;
    failed: string;
  };
  /** What a file would do; a sentence where it is none, nothing where reading it was stopped. */
  read: (file: File) => Promise<Plan | string | undefined>;
  /** The same in numbers. */
  summaryOf: (plan: Plan) => ComponentProps<typeof SummaryList>['items'];
  /** What will be left out, and why. */
  problems: (plan: Plan) => ReactNode;
  /** Names the button that sends it; nothing where there is nothing to send. */
  sendLabel: (plan: Plan) => string | undefined;
  /** What stands above the choice of another file after it, unless the window was closed. */
  send: (plan: Plan) => Promise<string | undefined>;
  /** Of the run that reads or sends. */
  running: RunningParts | undefined;
}

/** What was pressed goes with its step: whoever was there begins with the next one. */
function useFocusInSteps(step: string) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const frame = root.current;
    // A window around takes the focus itself where what had it goes.
    if (last.current?.isConnected === false && document.activeElement?.contains(frame))
      frame?.focus();
  }, [step]);
  const follow = {
    onFocus: ({ target }: { target: Element }) => {
      last.current = target;
    },
    onBlur: () => {
      last.current = undefined;
    },
  };
  return { root, follow };
}

/** A file that the page reads, shows in numbers, and sends after a look at them. */
export function FileImport<Plan extends object>(props: FileImportProps<Plan>) {
  const { ref, accept, words, running } = props;
  const sayFailed = useFailureNotice();
  const [problem, setProblem] = useState<string>();
  const [plan, setPlan] = useState<Plan>();
  const begin = (reason?: string) => {
    setPlan(undefined);
    setProblem(reason);
  };
  const read = async (file: File) => {
    const found = await props.read(file);
    if (typeof found === 'string') begin(found);
    else if (found) setPlan(found);
  };
  const onFile = (file: File) =>
    void read(file).catch((error: unknown) => sayFailed(error, words.failed));
  const label = plan && props.sendLabel(plan);
  const step = running ? 'running' : plan ? 'plan' : 'choice';
  const { root, follow } = useFocusInSteps(step);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [
    root,
  ]);
  return (
    <div ref={root} tabIndex={-1} {...follow}>
      {running && <PartsProgress {...running} />}
      {step === 'choice' && (
        <Stack gap={4}>
          <p>{words.text}</p>
          {problem && <Banner tone="danger">{problem}</Banner>}
          <FileInput label={words.choose} accept={accept} onFile={onFile} />
        </Stack>
      )}
      {plan && !running && (
        <Stack gap={4}>
          <SummaryList items={props.summaryOf(plan)} />
          {props.problems(plan)}
          {!label && <Banner tone="info">{words.nothing}</Banner>}
          <Stack direction="row" gap={3}>
            {label && (
              <Button icon="check" onClick={() => void props.send(plan).then(begin)}>
                {label}
              </Button>
            )}
            <Button variant="ghost" onClick={() => begin()}>
              {words.another}
            </Button>
          </Stack>
        </Stack>
      )}
    </div>
  );
}
