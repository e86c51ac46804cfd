import { test } from 'vitest';
import { brokenWords } from '../support/brokenWords.ts';
import { createJudge, viewsOfForms, viewsOfKinds } from '../support/looks.ts';
import { firstOfKinds, pagesToVisit } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();
const judge = await createJudge(browser, brokenWords);
const inFull = firstOfKinds();

test.each(pagesToVisit())(
  '%s has no axe finding, no broken word, no cut cell, and never scrolls sideways',
  (path) => judge(address + path, inFull.includes(path) ? viewsOfKinds : viewsOfForms),
);
