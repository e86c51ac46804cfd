/** The script that answers where there is no line: at the root, since it answers for every page. */
export const OFFLINE_WORKER = '/sw.js';
