/** A tag as addresses write it: lower case, everything but letters and digits a hyphen, such as `ui-ux`. */
export const slugOf = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');
