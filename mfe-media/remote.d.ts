export declare const remote: import("@campus/shared/remote/RemoteDeclaration").RemoteDeclaration<"NewsListScreen" | "NewsScreen", "LatestNews">;
