import type { PageRule } from '../Finding.ts';
import { habits } from './habits.ts';

/** Rule 26, page by page: limits each habit, and shows the first sentence or heading beyond the limit. */
export const habitsOfPage: PageRule = (page) =>
  habits.flatMap(({ what, limit, most, count, mend }) => {
    const { hits, of } = count(page);
    const where = hits[most(of)];
    if (where === undefined) return [];
    return [{ rule: 26, page, where, problem: `${hits.length} of ${of}: ${what}; ${limit} may be.`, mend }];
  });
