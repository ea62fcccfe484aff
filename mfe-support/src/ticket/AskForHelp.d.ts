export declare function AskForHelp(): import("react").JSX.Element;
