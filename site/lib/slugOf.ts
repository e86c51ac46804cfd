/**
 * A tag as it appears in addresses: lower case, with hyphens for everything but letters and digits, such as `ui-ux`.
 */
export const slugOf = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');
