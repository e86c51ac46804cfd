import type { SiteRule } from '../Finding.ts';
import { headingsOf } from './prose.ts';
import { tokensOf } from '../page/tokens.ts';

const mostPages = 6;
const question = /^(?:how|what|when|where|which|who|why)$/u;

/** What a heading is cast in: its first two words, three of a question's. */
function mouldOf(heading: string): string {
  const words = tokensOf(heading);
  return words.slice(0, question.test(words[0] ?? '') ? 3 : 2).join(' ');
}

/** Rule 26: headings of sections that begin alike stand on few pages, unless they are the same to the letter. */
export const moulds: SiteRule = (pages) => {
  const headings = pages.flatMap((page) =>
    headingsOf(page)
      .filter(({ element }) => element.tagName === 'h2')
      .map(({ text }) => ({ page, where: text, mould: mouldOf(text) })),
  );
  return [...Map.groupBy(headings, ({ mould }) => mould).values()].flatMap((cast) => {
    const wordings = Map.groupBy(cast, ({ where }) => where);
    const on = new Set(
      [...wordings.values()]
        .filter(({ length }) => length < mostPages)
        .flatMap((some) => some.map(({ page }) => page)),
    );
    const beyond = cast.find(({ page }) => page === [...on][mostPages]);
    if (!beyond) return [];
    const { page, where, mould } = beyond;
    const problem = `${on.size} pages have a heading that begins with “${mould}”: ${[...on].map(({ path }) => path).join(' ')}; ${mostPages} may.`;
    return [
      {
        rule: 26,
        page,
        where,
        problem,
        mend: 'Use the plainest heading, the same everywhere, or say what this page tells.',
      },
    ];
  });
};
