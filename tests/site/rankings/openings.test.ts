import { expect, test } from 'vitest';
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

/** What each company's profile says of it, by its anchor: the marks by the names of the criteria. */
const profilesOf = (path: string) =>
  new Map(
    sectionOf(path, 'company-profiles')
      .split('<li id="')
      .slice(1)
      .map((profile) => {
        const marks = [...profile.matchAll(/<dt>(.*?)<\/dt><dd>.*?<\/svg>([\d.]+)<\/dd>/gs)];
        const byCriterion = new Map(marks.map(([, name = '', mark]) => [name, Number(mark)]));
        return [profile.slice(0, profile.indexOf('"')), byCriterion] as const;
      }),
  );

const headingOf = (part: string) => /<h3[^>]*>(.*?)<\/h3>/s.exec(part)?.[1] ?? '';

test.each(openedBy('strips'))('%s has a stroke for each company on each strip, at its mark', (path) => {
  const profiles = profilesOf(path);
  const strips = sectionOf(path, 'score-strips').split('<h3').slice(1);
  expect(profiles.size).toBeGreaterThan(0);
  expect(strips.map((strip) => headingOf(`<h3${strip}`))).toEqual([
    ...([...profiles.values()][0] ?? new Map()).keys(),
  ]);
  for (const strip of strips) {
    const criterion = headingOf(`<h3${strip}`);
    const strokes = [
      ...strip.matchAll(/<line data-company="([\w-]+)" data-mark="([\d.]+)"[^>]* x1="([\d.]+)%"/g),
    ].map(([, company = '', mark, x]) => ({ company, mark: Number(mark), x: Number(x) }));
    const marks = new Map(strokes.map(({ company, mark }) => [company, mark]));
    expect(strokes).toHaveLength(profiles.size);
    for (const [company, profile] of profiles) expect(marks.get(company)).toBe(profile.get(criterion));
    for (const one of strokes)
      for (const other of strokes) expect(Math.sign(one.x - other.x)).toBe(Math.sign(one.mark - other.mark));
  }
});

test.each(openedBy('pairs'))('%s counts for both of a pair the criteria that its marks win', (path) => {
  const profiles = profilesOf(path);
  const meetings = sectionOf(path, 'company-pairs').split('<table').slice(1);
  expect(meetings.length).toBeGreaterThan(1);
  const met = meetings.flatMap((meeting) => {
    const [head = '', rows = ''] = meeting.split('<tbody');
    const sides = [...head.matchAll(/href="#([\w-]+)".*?<\/a>.*?>(\d+)</gs)].map(([, company = '', won]) => ({
      company,
      marks: profiles.get(company) ?? new Map<string, number>(),
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
