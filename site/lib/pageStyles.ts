/**
 * Where the stylesheet of a page lies, so that whoever is about to go there can ask for both at once.
 * @param folder that of the stylesheets of all pages, such as `/_assets/styles.b4Xk92Pq`
 * @param path of the page, such as `/pricing/`
 */
export const stylesOf = (folder: string, path: string): string => `${folder}${path}index.css`;
