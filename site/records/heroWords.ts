import { action } from '../collections/actions.ts';
import { line, link } from '../collections/fields.ts';
import { shortAnswersSchema } from './shortAnswers.ts';

const actions = {
  action: action.describe('The button that opens the contact form.'),
  link: link.describe('The second way on, beside the button.'),
};

/** The words at the top of a page about a service, whatever is drawn beside them. */
export const serviceHeroWords = {
  headline: line(70).describe('What and for whom, in ten words at most; the search phrase stands in it.'),
  lede: line(220).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  ...actions,
  answers: shortAnswersSchema,
};

/** The words at the top of a page about a role for hire. */
export const hireHeroWords = {
  headline: line(60).describe(
    'What the page is and for whom, in ten words at most; the search phrase stands in it.',
  ),
  lede: line(200).describe(
    '30 words at most, with one fact that can be checked, such as the rate, its region and year.',
  ),
  ...actions,
};
