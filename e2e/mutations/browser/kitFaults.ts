import type { Fault } from './Fault';

/** What every screen is made of. */
export const kitFaults: readonly Fault[] = [
  {
    fault: 'A window that closes drops the focus',
    file: 'shared/overlay/Dialog/DialogFrame.tsx',
    stands: 'initialFocus={initialFocus ?? start}',
    instead: 'initialFocus={initialFocus ?? start}\n          finalFocus={false}',
    tests: ['shared/overlay/Dialog/Dialog.test.tsx'],
  },
  {
    fault: 'The Tab key leaves an open window',
    file: 'shared/overlay/Dialog/ClosableWindow.tsx',
    stands: '<Base.Root open={open} onOpenChange={onOpenChange}>',
    instead: '<Base.Root open={open} modal={false} onOpenChange={onOpenChange}>',
    tests: ['shared/overlay/Dialog/Dialog.test.tsx'],
  },
  {
    fault: 'What has been done is not said to a screen reader',
    file: 'shared/ui/Toaster/Toaster.tsx',
    stands: '      aria-live="polite"\n',
    instead: '',
    tests: ['shared/ui/Toaster/Toaster.test.tsx'],
    missed: 'the test of the place looks at how it is read now',
  },
  {
    fault: 'A field does not say what is wrong with it',
    file: 'shared/form/useField.ts',
    stands: '[errorId, hintId, counterId].filter(Boolean)',
    instead: '[hintId, counterId].filter(Boolean)',
    tests: ['shared/form/Form/Form.test.tsx', 'shared/gallery/src/form/form.test.ts'],
  },
  {
    fault: 'Two presses send a form twice',
    file: 'shared/form/Form/Form.tsx',
    stands: '    if (isSending.current) return;\n',
    instead: '',
    tests: ['shared/form/useCallForm/useCallForm.test.tsx'],
  },
  {
    fault: 'A reload loses what was typed',
    file: 'shared/form/useDraft/useDraft.ts',
    stands: 'reset({ ...getValues(), ...found.values, ...typed }, { keepDefaultValues: true });',
    instead: 'reset({ ...getValues(), ...typed }, { keepDefaultValues: true });',
    tests: ['shared/form/useDraft/useDraft.test.tsx'],
  },
  {
    fault: 'A tab with unsaved words closes without a question',
    file: 'shared/remote/LeaveQuestion.tsx',
    stands: 'if (isUnsaved()) event.preventDefault();',
    instead: 'isUnsaved();',
    tests: ['shared/form/FormScope/FormScope.test.tsx'],
  },
  {
    fault: '«Вернуть» does not bring back a row that was removed',
    file: 'shared/removal/useUndoableRemoval/useUndoableRemoval.ts',
    stands: "undo: { label: t('toast.undo'), onUndo: () => bringBack(id) },",
    instead: "undo: { label: t('toast.undo'), onUndo: () => undefined },",
    tests: ['shared/removal/useUndoableRemoval/useUndoableRemoval.test.tsx'],
  },
  {
    fault: 'A filter takes the place of the page that one came from: “back” leaves the list',
    file: 'shared/ui/useFilter/useFilter.ts',
    stands: '{ preventScrollReset: true, ...options }',
    instead: '{ preventScrollReset: true, replace: true, ...options }',
    tests: ['shared/table/List/listAddress.test.ts'],
  },
  {
    fault: 'A filter throws the page back to its top',
    file: 'shared/ui/useFilter/useFilter.ts',
    stands: '{ preventScrollReset: true, ...options }',
    instead: '{ ...options }',
    tests: [
      'shared/ui/useFilter/useFilter.test.tsx',
      { file: 'e2e/tests/navigation/moving.spec.ts', title: 'a filter neither scrolls' },
    ],
    missed: 'a test of the kit looks at the step in the history now',
  },
  {
    fault: 'Muted words are too pale to read',
    file: 'shared/ui/tokens.css',
    stands: '--color-text-muted: light-dark(#4a5a54, #a9b8b1);',
    instead: '--color-text-muted: light-dark(#8a9a94, #a9b8b1);',
    tests: ['shared/build/contrast.test.ts'],
  },
  {
    fault: 'The head of a screen is wider than a narrow phone',
    file: 'shared/ui/Screen/Screen.module.css',
    stands: '    flex: 1 1 320px;\n    min-width: 0;',
    instead: '    flex: 1 0 320px;\n    min-width: 320px;',
    tests: [
      { file: 'e2e/tests/rendering/first-screen.spec.ts', title: '/ is read before its code' },
      { file: 'e2e/tests/all-pages/every-page.spec.ts', title: 'pages for a guest, 1 are' },
    ],
  },
  {
    fault: 'Long words of a button are cut',
    file: 'shared/ui/Button/Button.module.css',
    stands: '  .content {\n    display: inline-flex;',
    instead:
      '  .button {\n    overflow: hidden;\n    white-space: nowrap;\n  }\n\n  .content {\n    display: inline-flex;',
    tests: [{ file: 'e2e/tests/all-pages/every-page.spec.ts', title: 'pages for student, 1 are' }],
  },
  {
    fault: 'The head of a register scrolls away',
    file: 'shared/table/DataTable/DataTable.module.css',
    stands: '      position: sticky;\n      z-index: 2;\n      top: var(--header-height, 0);',
    instead: '      z-index: 2;',
    tests: [
      { file: 'e2e/tests/frame/staff.spec.ts', title: 'the head of a register stays in sight' },
    ],
  },
  {
    fault: 'Nobody sees where the keyboard is',
    file: 'shared/ui/base.css',
    stands: 'outline: 2px solid var(--color-focus);',
    instead: 'outline: none;',
    tests: [
      { file: 'e2e/tests/frame/cookies.spec.ts', title: 'the notice is there at once' },
      'e2e/gallery/focus.spec.ts',
    ],
    missed: 'whoever comes to the cookie notice by Tab sees where they are',
  },
  {
    fault: 'The version for low vision keeps its pictures',
    file: 'shared/ui/vision.css',
    stands: ":root[data-pictures='hidden'] {",
    instead: ":root[data-pictures='none'] {",
    tests: [
      { file: 'e2e/tests/appearance/appearance.spec.ts', title: 'the low-vision version stays' },
    ],
  },
];
