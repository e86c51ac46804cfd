/**
 * The script that reads the index: the one answer of the site that may compile WebAssembly, and the one script that a
 * page may start as a worker.
 */
export const SEARCH_WORKER = '/search/worker.js';

/** Where the index lies, in a folder named after its content. */
export const SEARCH_INDEX = '/_assets/search/';
