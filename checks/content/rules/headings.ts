import type { PageRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';

/** Rule 24: headings step down one level at a time. */
export const headingLevels: PageRule = (page) => {
  const headings = page.elements
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((element) => ({ level: Number(element.tagName.slice(1)), text: textOf(element) }));
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (level <= before + 1) return [];
    const problem =
      before === 0 ? `The first heading is an h${level}.` : `An h${level} follows an h${before}.`;
    return [
      {
        rule: 24,
        page,
        where: text,
        problem,
        mend: `Make it an h${before + 1}, or give it its upper heading.`,
      },
    ];
  });
};
