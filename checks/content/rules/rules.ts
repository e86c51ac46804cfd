import type { Finding } from '../Finding.ts';
import { ampersands } from '../habits/ampersands.ts';
import { linkLabels } from '../habits/linkLabels.ts';
import { moulds } from '../habits/moulds.ts';
import { numbers } from '../habits/numbers.ts';
import { pageLengths } from '../habits/pageLengths.ts';
import { habitsOfPage } from '../habits/perPage.ts';
import { quotations } from '../habits/quotations.ts';
import { searchPhrases } from '../habits/searchPhrases.ts';
import { altTexts } from './altTexts.ts';
import { figures } from './figures.ts';
import { furniture } from './furniture.ts';
import { headingLevels } from './headings.ts';
import { labels } from './labels.ts';
import { lengths } from './lengths.ts';
import { deadLinks, type Site } from './links.ts';
import { linkTexts } from './linkTexts.ts';
import { overlap } from './overlap.ts';
import { patternWriting } from './patterns.ts';
import { promises } from './promises.ts';
import { readability } from './readability.ts';
import { repetition } from './repeats.ts';
import { tables } from './tables.ts';
import { unfinished } from './unfinished.ts';
import { wording } from './wording.ts';

const pageRules = [
  lengths,
  readability,
  wording,
  patternWriting,
  unfinished,
  altTexts,
  linkTexts,
  tables,
  headingLevels,
  furniture,
  labels,
  promises,
  habitsOfPage,
  pageLengths,
  searchPhrases,
];
const siteRules = [figures, overlap, repetition, ampersands, moulds, linkLabels, numbers, quotations];

/** Everything on the site that breaks a measured rule, page by page. */
export function check(site: Site): Finding[] {
  return [
    ...pageRules.flatMap((rule) => site.pages.flatMap(rule)),
    ...siteRules.flatMap((rule) => rule(site.pages)),
    ...deadLinks(site),
  ];
}
