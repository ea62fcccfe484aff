interface MoreNewsProps {
    /** The news item that is being read. */
    except: string;
}
/** An offer, not the reason of the visit: while it loads or fails, the article stands alone. */
export declare function MoreNews({ except }: MoreNewsProps): import("react").JSX.Element | null;
export {};
