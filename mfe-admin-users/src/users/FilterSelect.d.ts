interface FilterSelectProps {
    label: string;
    value: string;
    options: readonly {
        value: string;
        label: string;
    }[];
    onChange: (value: string) => void;
}
/** A choice that acts at once; one that waits for a form to be sent is a SelectField. */
export declare function FilterSelect({ label, value, options, onChange }: FilterSelectProps): import("react").JSX.Element;
export {};
