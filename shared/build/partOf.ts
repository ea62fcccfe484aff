import type { Module } from 'webpack';
import { parts } from './sharedModules';

const ownFolder = new RegExp(`[\\\\/]shared[\\\\/](${parts.join('|')})[\\\\/]`);
/** Pieces of a part that most pages which load it do without, in a file of their own: no window has tabs, no way in asks for a day, few forms for a code. */
const apart: readonly (readonly [RegExp, string])[] = [
  [/[\\/]shared[\\/]overlay[\\/]Tabs/, 'tabs'],
  [/[\\/]shared[\\/]form[\\/](Date|Moment|typedDay)/, 'days'],
  [/[\\/]shared[\\/]form[\\/]CodeField/, 'codes'],
];

/** Their names. */
export const pieces = apart.map(([, name]) => name);

const inLibrary = /.*[\\/]node_modules[\\/](.*)/;

/** The part of the kit that brings a library or a piece of one; the first line that fits counts. */
const bringers: readonly (readonly [RegExp, string])[] = [
  [/^(react-hook-form|@hookform|@standard-schema|zod)/, 'form'],
  // Small pieces that a window looks at, too.
  [/^@base-ui.react.(separator|toolbar.root.ToolbarRootContext|tooltip.trigger)/, 'overlay'],
  [/^@base-ui.react.tabs/, 'tabs'],
  [/^@base-ui.react.(combobox|autocomplete)/, 'choice'],
  [/^@base-ui.react.toolbar/, 'editor'],
  // What finds a place beside an anchor; a window in the middle of the page does without.
  [/^@base-ui.react.(menu|menubar|context-menu|popover|tooltip|filter-dropdown)/, 'popup'],
  [/^@base-ui.react.*(Position|iddleware|PopupViewport|PopupAutoResize|AnchoredPopup)/, 'popup'],
  [/^@base-ui.react.*(FloatingPortalLite|hooks.useFloating\.)/, 'popup'],
  // What opens under the pointer, and what is walked through by the arrow keys.
  [/^@base-ui.react.*(hooks.use(Focus\.|Hover|ListNavigation|Typeahead)|safePolygon)/, 'popup'],
  [
    /^@base-ui.react.internals.(filter|resolveValueLabel|serializeValue|use(Trigger|Item|Init))/,
    'popup',
  ],
  [/^@base-ui.react.utils.(getPseudo|popups.useTriggerFocus|useMixedToggle)/, 'popup'],
  [/^@base-ui.react.*(itemEquality|useLabel\.|useFloatingRootContext|gridNavigation)/, 'choice'],
  [/^@base-ui.react.otp-field/, 'codes'],
  [/^@floating-ui.(dom|core|react-dom)/, 'popup'],
  [/^(@base-ui|@floating-ui|reselect|tabbable|use-sync-external-store)/, 'overlay'],
  [/^(@tanstack.(react-virtual|virtual-core)|papaparse)/, 'table'],
  [/^(react-day-picker|@date-fns|date-fns)/, 'calendar'],
  [/^(@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals)/, 'editor'],
  [/^dompurify/, 'text'],
  [/^(d3-|internmap)/, 'chart'],
  [/^(react-easy-crop|normalize-wheel|tslib)/, 'upload'],
];

/** Which part of the kit a module belongs to, by the path of its file, script or style. */
export function partOf(module: Module): string | undefined {
  const file = module.nameForCondition() ?? '';
  const rule = /shared.contract.(\w+)\.ts$/.exec(file)?.[1];
  // The editor comes with the reader, and both go by one list; a phone field goes by the phone's rule.
  if (rule === 'richText') return 'text';
  if (rule === 'personFields' || rule === 'fields') return 'form';
  // Nothing else of the shell sends files of a record.
  if (/shared.contract.files.\w+\.ts$/.test(file)) return 'attachments';
  const own = apart.find(([pattern]) => pattern.test(file))?.[1] ?? ownFolder.exec(file)?.[1];
  if (own) return own;
  const inside = inLibrary.exec(file)?.[1];
  return inside && bringers.find(([pattern]) => pattern.test(inside))?.[1];
}
