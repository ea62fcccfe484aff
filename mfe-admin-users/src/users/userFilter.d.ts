/** What the address of the list may say. */
export declare const userFilter: {
    search: import("@campus/shared/ui/urlValues").UrlValue<string | undefined>;
    roleIds: import("@campus/shared/ui/urlValues").UrlValue<string | undefined>;
    isActive: import("@campus/shared/ui/urlValues").UrlValue<boolean | undefined>;
    skip: import("@campus/shared/ui/urlValues").UrlValue<number>;
};
export type UserFilter = {
    [K in keyof typeof userFilter]: ReturnType<(typeof userFilter)[K]>;
};
