import type { Finding } from './Finding.ts';
import { likenesses, maskedWords, type Likeness } from './page/likeness.ts';
import type { Page } from './page/Page.ts';

const shorten = (text: string) => (text.length > 240 ? `${text.slice(0, 240)} …` : text);

/** A finding in a shared block occurs on every page with that block: reports it once, with the other pages. */
function joined(findings: readonly Finding[]): { finding: Finding; others: string[] }[] {
  const same = Map.groupBy(findings, ({ rule, where, problem }) => `${rule}\n${where}\n${problem}`);
  return [...same.values()].flatMap((group) => {
    const [finding] = group;
    if (!finding) return [];
    const others = new Set(group.map(({ page }) => page.path).filter((path) => path !== finding.page.path));
    return [{ finding, others: [...others] }];
  });
}

/** The findings as text for an editor, by page, and a line that counts them. */
export function printFindings(findings: readonly Finding[], pages: number): string {
  const all = joined(findings);
  const byPage = Map.groupBy(all, ({ finding }) => finding.page);
  const parts = [...byPage].map(([{ path, file }, ofPage]) => {
    const lines = ofPage
      .sort((a, b) => a.finding.rule - b.finding.rule)
      .map(({ finding: { rule, where, problem, mend }, others }) =>
        [
          `  Rule ${rule}: ${problem}`,
          ...(where === '' ? [] : [`    “${shorten(where)}”`]),
          ...(others.length > 0
            ? [`    Also on ${others.length} more: ${others.slice(0, 3).join(', ')}`]
            : []),
          `    ${mend}`,
        ].join('\n'),
      );
    return `${path} (${file})\n${lines.join('\n')}\n`;
  });
  const summary =
    all.length === 0
      ? `${pages} pages keep the measured content rules.`
      : `${all.length} ${all.length === 1 ? 'finding' : 'findings'} on ${byPage.size} of ${pages} pages.`;
  return [...parts, summary].join('\n');
}

const nearestOf = (page: Page, all: readonly Likeness[]): Likeness | undefined =>
  all.filter((likeness) => likeness.page === page).sort((a, b) => b.jaccard - a.jaccard)[0];

/** The goal of rule 23: this share of the pages of a kind stays below this Jaccard index to its nearest one. */
const goal = { jaccard: 0.05, share: 0.9 } as const;

/** The nearest neighbour of each page by masked 5-grams, and how many of a kind reach the goal. */
export function printNeighbours(pages: readonly Page[]): string {
  const all = likenesses(pages, maskedWords);
  const lines = pages.map((page) => {
    const nearest = nearestOf(page, all);
    if (!nearest) return `  ${page.path}: nothing in common with any page`;
    return `  ${page.path}: ${nearest.other.path}, Jaccard ${nearest.jaccard.toFixed(3)}, ${(nearest.containment * 100).toFixed(1)} % of the page`;
  });
  const kinds = [...Map.groupBy(pages, ({ kind }) => kind ?? '')]
    .filter(([kind, ofKind]) => kind !== '' && ofKind.length > 1)
    .map(([kind, ofKind]) => {
      const among = all.filter(({ other }) => other.kind === kind);
      const apart = ofKind.filter((page) => (nearestOf(page, among)?.jaccard ?? 0) < goal.jaccard).length;
      const verdict = apart >= ofKind.length * goal.share ? 'goal reached' : 'goal missed';
      return `  ${kind}: ${apart} of ${ofKind.length} below ${goal.jaccard}, ${verdict}`;
    });
  return [
    'Nearest neighbours, keywords masked:',
    ...lines,
    ...(kinds.length > 0 ? ['By kind:', ...kinds] : []),
  ].join('\n');
}
