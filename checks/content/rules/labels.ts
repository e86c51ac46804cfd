import type { PageRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { ancestry, attribute, type Element } from '../page/html.ts';

const prose = new Set(['p', 'li', 'dd', 'td']);

/** Whether a link runs on inside a sentence, where it has the words of the sentence. */
const isInProse = (link: Element): boolean =>
  [...ancestry(link)].some((one) => one !== link && prose.has(one.tagName) && textOf(one) !== textOf(link));

/** Rule 24: what opens the form says what its record says. */
export const labels: PageRule = (page) =>
  page.actions.length === 0
    ? []
    : page.elements
        .filter((link) => link.tagName === 'a' && attribute(link, 'data-contact-open') !== undefined)
        .filter((link) => !isInProse(link))
        .map(textOf)
        .filter((label) => label !== '' && !page.actions.includes(label))
        .map((where) => ({
          rule: 24,
          page,
          where,
          problem: 'A button to the form with words of its own.',
          mend: `Choose one of records/actions/: ${page.actions.join(', ')}.`,
        }));
