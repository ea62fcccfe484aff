/** What the address of the list says. */
export declare const newsSearch: {
    skip: import("@campus/shared/ui/urlValues").UrlValue<number>;
    search: import("@campus/shared/ui/urlValues").UrlValue<string | undefined>;
    tagIds: import("@campus/shared/ui/urlValues").UrlValue<string[]>;
};
export type NewsSearch = {
    [K in keyof typeof newsSearch]: ReturnType<(typeof newsSearch)[K]>;
};
/** One wide card and rows of two or three others: the last row is full at every width. */
export declare const newsPerPage = 13;
