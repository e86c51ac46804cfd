/** The address of a page, or nothing while that page is not built. */
export type Href = (page: string) => string | undefined;
