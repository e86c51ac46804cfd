import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';
import { count, part } from '../../support/parts.ts';

const industries = '/industries/';

test('the page of industries lists every role once, under the industry that has it', () => {
  const roles = part(htmlOf(industries), 'product-roles');
  const records = readdirSync('content/records/product-roles');
  expect(count(roles, /<dt>/g)).toBe(records.length);
  const [, realEstate = ''] = roles.split('Real estate');
  for (const role of ['Landlord', 'Tenant', 'Agent or transaction coordinator', 'Buyer', 'Seller'])
    expect(realEstate).toContain(`<dt>${role}</dt>`);
  expect(roles).toMatch(/Healthcare.*Provider or doctor.*Employer.*Compliance officer.*Real estate/s);
});

test.each(['/travel/', '/real-estate/mls-integration-services/'])(
  'the panels of %s name the roles as the records do',
  (path) => {
    const panels = part(htmlOf(path), 'who-uses-it');
    const names = [...panels.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, name]) => name);
    expect(names).toHaveLength(3);
    const known = part(htmlOf(industries), 'product-roles');
    for (const name of names) expect(known).toContain(`<dt>${name}</dt>`);
  },
);
