import { expect, test } from 'vitest';
import { companyMarks } from './companyMarks.ts';
import { htmlOf, pageNotes } from '../../support/pages.ts';

/** Pages of rankings that open in this form. */
const openedBy = (template: string) =>
  pageNotes()
    .filter((page) => page.kind === 'ranking-pages' && page.template === template)
    .map(({ path }) => path);

/** The HTML of a section of a page. */
function sectionOf(path: string, name: string): string {
  const html = htmlOf(path);
  const start = html.indexOf(`data-section="${name}"`);
  return html.slice(start, html.indexOf('</section>', start));
}

const headingOf = (part: string) => /<h3[^>]*>(.*?)<\/h3>/s.exec(part)?.[1] ?? '';

test.each(openedBy('strips'))('%s has a stroke for each company on each strip, at its mark', (path) => {
  const companies = companyMarks(path);
  const strips = sectionOf(path, 'score-strips').split('<h3').slice(1);
  expect(companies.size).toBeGreaterThan(0);
  expect(strips.map((strip) => headingOf(`<h3${strip}`))).toEqual([
    ...([...companies.values()][0] ?? new Map()).keys(),
  ]);
  for (const strip of strips) {
    const criterion = headingOf(`<h3${strip}`);
    const strokes = [
      ...strip.matchAll(/<line data-company="([\w-]+)" data-mark="([\d.]+)"[^>]* x1="([\d.]+)%"/g),
    ].map(([, company = '', mark, x]) => ({ company, mark: Number(mark), x: Number(x) }));
    const marks = new Map(strokes.map(({ company, mark }) => [company, mark]));
    expect(strokes).toHaveLength(companies.size);
    for (const [company, byName] of companies) expect(marks.get(company)).toBe(byName.get(criterion));
    for (const one of strokes)
      for (const other of strokes) expect(Math.sign(one.x - other.x)).toBe(Math.sign(one.mark - other.mark));
  }
});

test.each(openedBy('pairs'))('%s counts for both of a pair the criteria that its marks win', (path) => {
  const companies = companyMarks(path);
  const meetings = sectionOf(path, 'company-pairs').split('<table').slice(1);
  expect(meetings.length).toBeGreaterThan(1);
  const met = meetings.flatMap((meeting) => {
    const [head = '', rows = ''] = meeting.split('<tbody');
    const sides = [...head.matchAll(/href="#([\w-]+)".*?<\/a>.*?>(\d+)</gs)].map(([, company = '', won]) => ({
      company,
      marks: companies.get(company) ?? new Map<string, number>(),
      won: Number(won),
    }));
    const [left, right] = sides;
    expect(left && right).toBeDefined();
    if (!left || !right) return [];
    const wonBy = (one: typeof left, other: typeof left) =>
      [...one.marks].filter(([criterion, mark]) => mark > (other.marks.get(criterion) ?? mark)).length;
    expect([left.won, right.won]).toEqual([wonBy(left, right), wonBy(right, left)]);
    expect(rows.match(/<td[^>]*data-wins/g) ?? []).toHaveLength(left.won + right.won);
    return [left.company, right.company];
  });
  expect(new Set(met).size).toBe(met.length);
});
