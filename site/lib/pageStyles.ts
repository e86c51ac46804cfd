/**
 * The address of a page's stylesheet, so that it can be fetched together with the page.
 * @param folder that of all pages' stylesheets, such as `/_assets/styles.b4Xk92Pq`
 * @param path of the page, such as `/pricing/`
 */
export const stylesOf = (folder: string, path: string): string => `${folder}${path}index.css`;
