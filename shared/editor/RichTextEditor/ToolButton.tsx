import { Toolbar } from '@base-ui/react/toolbar';
import styles from './ToolButton.module.css';
import { toolIcons, type ToolIconName } from './toolIcons';

interface ToolButtonProps {
  icon: ToolIconName;
  label: string;
  /** As `Control+B`. */
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

const isApple = () => typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.platform);

const shown = (keys: string) =>
  isApple()
    ? keys.replace('Control+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥')
    : keys.replace('Control', 'Ctrl');

/** The text keeps its selection while the mouse presses a button. */
const keepSelection = (event: { preventDefault: () => void }) => event.preventDefault();

export function ToolButton({ icon, label, keys, pressed, disabled, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
      className={styles.button}
      aria-label={label}
      aria-keyshortcuts={keys && isApple() ? keys.replace('Control', 'Meta') : keys}
      aria-pressed={pressed}
      title={keys ? `${label} (${shown(keys)})` : label}
      disabled={disabled}
      onMouseDown={keepSelection}
      onClick={onPress}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={toolIcons[icon]} />
      </svg>
    </Toolbar.Button>
  );
}
