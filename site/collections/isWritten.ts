/** The parts of a collection entry that `isWritten` reads. */
interface Entry {
  filePath?: string | undefined;
  body?: string | undefined;
}

/**
 * Whether an entry has its text: a Markdown file with a front matter alone is announced on cards, but has no page yet.
 * Entries of other file types always have one.
 */
export const isWritten = ({ filePath, body }: Entry): boolean =>
  !filePath?.endsWith('.md') || (body?.trim() ?? '') !== '';
