/** One chapter of a Markdown file: the words and the kind of its `##` heading, and the Markdown under it. */
interface Chapter {
  heading: string;
  kind?: string | undefined;
  text: string;
  /** The line of its heading in the text, counted from 0. */
  at: number;
}

const headingLine = /^## +(.+?)(?: +\{([^}]*)\})? *$/;

/**
 * Splits the Markdown below a front matter into chapters, one for each `## Heading {kind}`. `lost` is a line of text
 * before the first heading, which no section of the page would show.
 */
export function chaptersOf(markdown: string): { chapters: Chapter[]; lost?: string } {
  const chapters: Chapter[] = [];
  let fence = false;
  for (const [at, line] of markdown.split('\n').entries()) {
    if (/^(?:```|~~~)/.test(line)) fence = !fence;
    const [, heading, kind] = (!fence && headingLine.exec(line)) || [];
    const chapter = chapters.at(-1);
    if (heading) chapters.push({ heading, kind, text: '', at });
    else if (chapter) chapter.text += `${line}\n`;
    else if (line.trim()) return { chapters: [], lost: line };
  }
  return { chapters };
}
