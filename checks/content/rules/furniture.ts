import type { Finding, PageRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { attribute } from '../page/html.ts';
import { ownBlocks, type Page } from '../page/Page.ts';
import { tokensOf } from '../page/tokens.ts';
import { wordsOf } from '../page/sentences.ts';

/** Most of a page's words outside shared blocks that may be furniture. */
const most = 1 / 4;
/** From this many words on a share is meaningful. */
const judgedFrom = 150;

const wordsIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + wordsOf(text).length, 0);

function tooMuch(page: Page): Finding[] {
  const own = ownBlocks(page);
  const all = wordsIn(own.map(({ text }) => text));
  const furniture = all - wordsIn(own.map((block) => block.own));
  if (page.tells === 'records' || all < judgedFrom || furniture <= all * most) return [];
  const problem = `${furniture} of ${all} words outside shared blocks are furniture; a quarter may be.`;
  const mend = 'Write more for this page, or move what stands on other pages to a shared block.';
  return [{ rule: 23, page, where: '', problem, mend }];
}

/** Text marked as a record's has to match that record completely. */
function otherThanRecord(page: Page): Finding[] {
  const records = new Set(page.records.map((text) => tokensOf(text).join(' ')));
  return page.elements
    .filter((element) => attribute(element, 'data-furniture') === 'record')
    .map(textOf)
    .filter((text) => !records.has(tokensOf(text).join(' ')))
    .map((where) => ({
      rule: 10,
      page,
      where,
      problem: 'This is marked as the words of a record, and none says so.',
      mend: 'Write {fact:…} or {promise:…} with the name of the record instead of its words.',
    }));
}

/** Rules 10 and 23: furniture says what its record says, and the page is more than furniture. */
export const furniture: PageRule = (page) => [...tooMuch(page), ...otherThanRecord(page)];
