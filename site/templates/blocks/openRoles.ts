import { getCollection, type CollectionEntry } from 'astro:content';
import { fill } from '../../lib/fill.ts';
import type { Job } from '../../lib/job.schema.ts';
import { mailTo } from '../../lib/mailTo.ts';
import { amount, amounts } from '../../lib/money.ts';
import { pick } from '../../lib/pick.ts';
import { siteSettings } from './siteSettings.ts';

type Words = CollectionEntry<'careers'>['data'];

/** The roles that are open on the day of the build, those that close first in front, with their fields in words. */
export async function openRoles({ roles: words, mail }: Pick<Words, 'roles' | 'mail'>) {
  const { language, offices, contacts } = await siteSettings();
  const people = await getCollection('people');
  const today = new Date().toISOString().slice(0, 10);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const longDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

  const payOf = ({ currency, from, to, per }: Job['pay'][number]) =>
    `${from === to ? `${currency} ${amount(from)}` : amounts(currency, from, to)} ${words.per[per]}`;

  const inWords = ({ id, data }: CollectionEntry<'jobs'>) => {
    const { title, reference, closes, employment } = data;
    const unknown = data.offices.find((city) => offices.every((office) => office.city !== city));
    if (unknown)
      throw new Error(`jobs/${id}.yaml names ${unknown}, where there is no office in site/site.yaml.`);
    const [manager] = pick(people, [data.manager], 'people');
    return {
      ...data,
      terms: `${words.employment[employment]}, ${either.format(data.offices)}`,
      pay: data.pay.map(payOf),
      closesInWords: fill(words.closes, { day: longDay.format(Date.parse(closes)) }),
      manager: fill(words.manager, {
        name: manager?.data.name ?? '',
        position: manager?.data.position ?? '',
      }),
      apply: {
        label: fill(words.apply, { reference }),
        href: mailTo(contacts.hr.email, `${mail.subject} ${reference}: ${title}`),
      },
    };
  };
  const open = await getCollection('jobs', ({ data }) => data.closes >= today);
  return open.sort((a, b) => a.data.closes.localeCompare(b.data.closes)).map(inWords);
}
