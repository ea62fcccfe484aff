import { renderScreen } from '@campus/shared/testing/renderScreen';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync } from 'node:fs';
import { cloneElement } from 'react';
import type { Area, Exhibit } from '../gallery/src/Exhibit';

type Subject = NonNullable<Exhibit['subject']>;

interface Place {
  /** Where the components are. */
  folder?: string;
  /** What they say, where that is not the kit's. */
  texts?: Area['texts'];
}

const controls =
  'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=slider], [role=combobox], [role=dialog], img:not([alt=""]), [role=img]';

const perceived = (root: ParentNode) =>
  [...root.querySelectorAll(controls)].filter(
    (element) => !element.closest('[aria-hidden=true], [hidden]'),
  );

/** A component of the kit has a folder of its own, one of a remote a file. */
const componentsIn = (area: string, folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? entry.name : /^(\w+)\.tsx?$/.exec(entry.name)?.[1]))
    .filter((name) => name !== undefined && /^[A-Z]/.test(name))
    .map((name) => `${area}/${name}`);

function open({ element, around: Around }: Subject, texts: Place['texts']) {
  let led: HTMLElement | null = null;
  const referred = cloneElement(element, { ref: (found) => void (led = found ?? led) });
  renderScreen(Around ? <Around>{referred}</Around> : referred, { texts });
  return () => led;
}

function describeSubject(subject: Subject, texts: Place['texts']) {
  test('its ref leads to its element', async () => {
    const referred = open(subject, texts);
    await waitFor(() => expect(referred()?.tagName.toLowerCase()).toBe(subject.tag));
  });
  if (!subject.isControl) return;
  test('the Tab key stops at it', async () => {
    const referred = open(subject, texts);
    await userEvent.tab();
    expect(referred()?.contains(document.activeElement)).toBe(true);
  });
}

/** What every component of an area must be: shown, quiet, named, reachable, referable. */
export function describeConformance(
  area: string,
  exhibits: readonly Exhibit[],
  { folder = `shared/${area}`, texts }: Place = {},
) {
  test(`the gallery shows every component of ${area}, and nothing twice`, () => {
    const shown = exhibits.map(({ component }) => component);
    expect([...shown].sort()).toEqual(componentsIn(area, folder).sort());
  });

  describe.each(exhibits.map((exhibit) => [exhibit.component, exhibit] as const))(
    '%s',
    (_, { subject, states }) => {
      test.each(Object.entries(states))('%s: nothing complains or lacks a name', (_, State) => {
        const complaints = jest.spyOn(console, 'error');
        const { baseElement } = renderScreen(<State />, { texts });
        for (const control of perceived(baseElement)) expect(control).toHaveAccessibleName();
        expect(complaints.mock.calls).toStrictEqual([]);
        complaints.mockRestore();
      });
      if (subject) describeSubject(subject, texts);
    },
  );
}
