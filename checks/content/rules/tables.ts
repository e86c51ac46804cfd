import type { PageRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { find } from '../page/html.ts';

/** Rule 24: every table has a caption and header cells. */
export const tables: PageRule = (page) =>
  page.elements
    .filter(({ tagName }) => tagName === 'table')
    .flatMap((table) => {
      const caption = find(table, 'caption');
      const where = `<table> ${caption ? textOf(caption) : textOf(table).slice(0, 60)}`;
      return [
        ...(caption && textOf(caption) !== ''
          ? []
          : [
              {
                rule: 24,
                page,
                where,
                problem: 'A table without a caption.',
                mend: 'Say in a caption what it compares.',
              },
            ]),
        ...(find(table, 'th')
          ? []
          : [
              {
                rule: 24,
                page,
                where,
                problem: 'A table without header cells.',
                mend: 'Name its columns or rows.',
              },
            ]),
      ];
    });
