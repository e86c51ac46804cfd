import type { SiteRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { tokensOf } from '../page/tokens.ts';

const mostPages = 4;

/** Rule 26: a review or another quotation stands on few pages, shared blocks too. */
export const quotations: SiteRule = (pages) => {
  const uses = pages.flatMap((page) =>
    page.elements
      .filter(({ tagName }) => tagName === 'blockquote')
      .map((element) => ({ page, text: textOf(element) }))
      .map((use) => ({ ...use, key: tokensOf(use.text).join(' ') })),
  );
  return [...Map.groupBy(uses, ({ key }) => key).values()].flatMap((same) => {
    const on = [...new Set(same.map(({ page }) => page))];
    const [, , , , fifth] = on;
    if (!fifth) return [];
    const problem = `The quotation stands on ${on.length} pages: ${on.map(({ path }) => path).join(', ')}; ${mostPages} are the most.`;
    return [
      {
        rule: 26,
        page: fifth,
        where: same[0]?.text ?? '',
        problem,
        mend: 'Choose another one for this page.',
      },
    ];
  });
};
