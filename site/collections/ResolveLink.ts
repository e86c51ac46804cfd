/** The address of a page, or nothing while that page is not built. */
export type ResolveLink = (page: string) => string | undefined;
