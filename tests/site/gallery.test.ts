import { test } from 'vitest';
import { createJudge, viewsOfExamples } from '../support/looks.ts';
import { pagePaths } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();
const judge = await createJudge(browser);

test.each(pagePaths({ gallery: true }))(
  '%s has no axe finding and no cut cell in any of its examples',
  (path) => judge(address + path, viewsOfExamples),
);
