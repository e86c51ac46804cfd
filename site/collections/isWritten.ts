/** The parts of a collection's entry that `isWritten` reads. */
interface Entry {
  filePath?: string | undefined;
  body?: string | undefined;
}

/**
 * Whether an entry has its words: a Markdown file without text under its front matter is announced on cards and has
 * no page yet. Entries of other files always have one.
 */
export const isWritten = ({ filePath, body }: Entry): boolean =>
  !filePath?.endsWith('.md') || (body?.trim() ?? '') !== '';
