import type { Office } from '../../records/agency.ts';
import type { Job } from './records/jobs.ts';
import type { YearlyPay } from './records/payLevels.ts';
import { escaped } from '../../lib/escaped.ts';
import { agencyId, type JsonLd } from '../../discovery/jsonLd.ts';

const EMPLOYMENT = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  trainee: 'INTERN',
} as const satisfies Record<Job['employment'], string>;

/** An open role as search engines for jobs read it; undefined for an invented one. */
export function jobPosting(
  { title, reference, summary, duties, needs, employment, posted, closes, demo }: Job,
  { offices, pay }: { offices: readonly Office[]; pay: readonly YearlyPay[] },
): JsonLd | undefined {
  if (demo) return undefined;
  return {
    '@type': 'JobPosting',
    title,
    identifier: { '@type': 'PropertyValue', name: title, value: reference },
    description: [summary, ...duties, ...needs].map((text) => `<p>${escaped(text)}</p>`).join(''),
    datePosted: posted,
    validThrough: `${closes}T23:59:59Z`,
    employmentType: EMPLOYMENT[employment],
    hiringOrganization: { '@id': agencyId },
    jobLocation: offices.map(({ city, country, address }) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.join(', '),
        addressLocality: city,
        addressCountry: country,
      },
    })),
    baseSalary: pay.map(({ currency, from, to }) => ({
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'YEAR' },
    })),
    directApply: false,
  };
}
