import { getCollection, getEntry } from 'astro:content';
import { Art } from '../../art/Art.tsx';
import { cover } from '../../art/cover.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import { fill } from '../../lib/fill.ts';
import { pick } from '../../lib/pick.ts';
import { doubled, ranked } from '../../lib/ranking.ts';
import type { RankingHead } from '../../sections/RankingHead/RankingHead.schema.ts';
import type { Ranking } from '../Ranking.schema.ts';
import { siteSettings } from './siteSettings.ts';

/** The method of all rankings and the words that they share. Throws an Error when one of the files is missing. */
export async function rankingBasics() {
  const method = await getEntry('rankingMethod', 'method');
  const labels = await getEntry('rankingLabels', 'labels');
  if (!method) throw new Error('The file ranking-method/method.yaml is missing in the content folder.');
  if (!labels) throw new Error('The file ranking-labels/labels.yaml is missing in the content folder.');
  return { method: method.data, criteria: method.data.criteria.list, labels: labels.data };
}

/** Name of a category by the last part of its page's address. Throws an Error when it has none. */
export async function categoryName(category: string): Promise<string> {
  const { labels } = await rankingBasics();
  const name = labels.categories[category];
  if (!name) throw new Error(`ranking-labels/labels.yaml names no category "${category}".`);
  return name;
}

/** The two sentences that stand on every page about rankings; the second one while a ranked company is invented. */
export async function rankingStatements() {
  const { labels } = await rankingBasics();
  const invented = (await getCollection('companies')).some(({ data }) => data.demo);
  return [
    { icon: 'ban', text: labels.unranked, fact: 'own-company-unranked' },
    ...(invented ? [{ icon: 'info', text: labels.demoNotice, fact: 'companies-fictional' }] : []),
  ];
}

/** A day as people write it. */
export const dayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A leaf from very near, for the top of a page: it fills whatever place it is given. */
export async function rankingArt(seed: string, ground: RankingHead['picture']) {
  const { art: palette } = await brandPalette();
  const box = { width: 700, height: 620 };
  const drawing = cover({ seed, composition: 'closeCrop', ground, box, palette });
  return Art({ drawing, fit: 'xMidYMid slice' });
}

/** The companies of a ranking with rank and total, and who leads for readers who weigh otherwise. */
export async function rankedCompanies(ranking: Ranking) {
  const { criteria } = await rankingBasics();
  const { brand } = await siteSettings();
  const entries = await getCollection('companies');
  const companies = ranking.companies.map(({ company: id, scores, text, weakness }) => {
    const [entry] = pick(entries, [id], 'companies');
    if (!entry) throw new Error(`The file companies/${id}.yaml is missing.`);
    if (entry.data.name === brand) throw new Error('The agency itself may not stand in its own ranking.');
    const marks = criteria.map(({ id: criterion, name }) => ({ name, score: scores[criterion] ?? 0 }));
    const { employees, rate } = entry.data;
    const facts = { employees: String(employees), low: String(rate.low), high: String(rate.high) };
    const words = { text: fill(text, facts), weakness: fill(weakness, facts) };
    return { ...entry.data, ...words, id, scores, marks };
  });
  const list = ranked(companies, criteria);
  const before = new Map(list.map(({ id, rank }) => [id, rank]));
  const readers = ranking.choose.readers.map(({ title, text, doubled: ids }) => ({
    title,
    text,
    criteria: criteria.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
    leaders: ranked(companies, doubled(criteria, ids))
      .slice(0, 3)
      .map(({ id, name, rank, total }) => ({ id, name, rank, total, was: before.get(id) ?? rank })),
  }));
  return { list, readers };
}
