import { htmlOf } from '../../support/pages.ts';
import { part } from '../../support/parts.ts';

/** The marks of a ranking's companies by their anchors, each by the names of the criteria, as its table weighs them. */
export function companyMarks(path: string): Map<string, Map<string, number>> {
  const table = part(htmlOf(path), 'comparison-table');
  const criteria = [...table.matchAll(/<label>([^<]+)<b/g)].map(([, name = '']) => name);
  const rows = [...table.matchAll(/<tr[^>]* data-marks="([\d. ]+)".*?href="#([\w-]+)"/gs)];
  return new Map(
    rows.map(([, marks = '', company = '']) => [
      company,
      new Map(marks.split(' ').map((mark, at) => [criteria[at] ?? '', Number(mark)])),
    ]),
  );
}
