import { expect, test } from 'vitest';
import { htmlOf, pageNotes } from '../../support/pages.ts';

const everywhere = ['engagement-dedicated', 'engagement-fixed', 'engagement-flexible', 'reviews-shown'];

interface Industry {
  /** Figures and other facts by their names. */
  facts?: string[];
  /** How many phases or steps the plan has. */
  phases: number;
  /** Roles that have a panel. */
  roles?: string[];
  /** Pages that it leads to. */
  leadsTo?: string[];
}

const healthcare = '/healthcare';
const realEstate = '/real-estate';
const work = '/case-studies';
const careRoles = ['Patient', 'Caregiver', 'Administrator'];
const clinicRoles = ['Patient', 'Provider or doctor', 'Administrator'];

const ofPage: Record<string, Industry> = {
  '/healthcare/': {
    phases: 4,
    roles: [...clinicRoles, 'Caregiver', 'Employer', 'IT support'],
    leadsTo: [
      `${healthcare}/custom-telemedicine-app-development-company/`,
      `${healthcare}/telehealth-app-development-company/`,
      `${healthcare}/custom-patient-management-software-development-services/`,
      `${healthcare}/custom-eldercare-app-development-services/`,
      `${healthcare}/healthcare-staffing-software-solutions/`,
      `${healthcare}/custom-homecare-software-solutions/`,
      `${healthcare}/pharmacy-inventory-management-software-development-company/`,
    ],
  },
  [`${healthcare}/custom-telemedicine-app-development-company/`]: {
    phases: 4,
    roles: clinicRoles,
    leadsTo: [`${work}/healthcare-telemedicine-app/`],
  },
  [`${healthcare}/telehealth-app-development-company/`]: { phases: 4, roles: careRoles },
  [`${healthcare}/custom-patient-management-software-development-services/`]: {
    phases: 4,
    roles: clinicRoles,
    facts: ['efficiency-gain'],
  },
  [`${healthcare}/custom-eldercare-app-development-services/`]: {
    phases: 6,
    roles: careRoles,
    facts: ['app-screens'],
    leadsTo: [`${work}/elderly-care-app-solution/`],
  },
  [`${healthcare}/healthcare-staffing-software-solutions/`]: {
    phases: 4,
    roles: ['Employer', 'Caregiver', 'Administrator', 'Compliance officer'],
    facts: ['app-screens', 'nurse-retention', 'scheduling-time', 'licence-checks'],
    leadsTo: [`${work}/healthcare-staffing-app-solution/`],
  },
  [`${healthcare}/custom-homecare-software-solutions/`]: {
    phases: 5,
    roles: careRoles,
    facts: ['app-screens', 'efficiency-gain'],
  },
  [`${healthcare}/pharmacy-inventory-management-software-development-company/`]: {
    phases: 5,
    roles: ['Administrator', 'Compliance officer', 'IT support'],
    facts: ['operating-cost'],
  },
  '/real-estate/': {
    phases: 4,
    roles: ['Landlord', 'Tenant', 'Agent or transaction coordinator', 'Broker', 'Buyer', 'Seller'],
    leadsTo: [
      `${realEstate}/property-management-software-development/`,
      `${realEstate}/real-estate-transaction-management-services/`,
      `${realEstate}/mls-integration-services/`,
      `${realEstate}/real-estate-marketplace-development/`,
      `${work}/real-estate-website-portal/`,
      `${work}/home-rental-app/`,
      `${work}/property-management-software-solutions/`,
    ],
  },
  [`${realEstate}/property-management-software-development/`]: {
    phases: 4,
    roles: ['Landlord', 'Tenant'],
    facts: ['operating-cost'],
    leadsTo: [`${work}/property-management-software-solutions/`],
  },
  [`${realEstate}/real-estate-transaction-management-services/`]: {
    phases: 4,
    roles: ['Agent or transaction coordinator', 'Broker', 'Compliance officer', 'Buyer', 'Seller'],
  },
  [`${realEstate}/mls-integration-services/`]: {
    phases: 4,
    roles: ['MLS administrator', 'Broker', 'IT support'],
  },
  [`${realEstate}/real-estate-marketplace-development/`]: {
    phases: 4,
    roles: ['Buyer', 'Seller', 'Agent'],
    leadsTo: [`${work}/real-estate-website-portal/`],
  },
  '/travel/': {
    phases: 4,
    facts: ['travel-bookings-mobile'],
    leadsTo: [`${work}/ai-trip-planner-app-development/`, `${work}/online-travel-portal/`],
  },
  '/cmms/': {
    phases: 4,
    roles: ['Administrator', 'IT support'],
    facts: ['cmms-projects', 'operating-cost', 'maintenance-efficiency'],
  },
  '/saas/': { phases: 4, facts: ['cloud-cost', 'growth-10x', 'growth-5x'] },
};

const pages = pageNotes()
  .filter(({ kind }) => kind === 'industry-pages')
  .map(({ path }) => path);

test('all industries have their pages', () => {
  expect(pages.toSorted()).toEqual(Object.keys(ofPage).toSorted());
});

test.each(pages)('%s marks its facts, names its roles and leads on', (path) => {
  const { facts = [], phases, roles = [], leadsTo = [] } = ofPage[path] ?? expect.fail();
  const html = htmlOf(path);
  expect([...everywhere, ...facts].filter((name) => !html.includes(`data-fact="${name}"`))).toEqual([]);
  const plan = html.split('data-fact="own-process-phases"')[1]?.split('</ol>')[0] ?? '';
  expect(plan.match(/<li/g)).toHaveLength(phases);
  const headings = [...html.matchAll(/<(?:h3|dt|th|b|strong)[^>]*>([^<]+)</g)].map(([, words = '']) => words);
  expect(roles.filter((role) => !headings.some((words) => words.startsWith(role)))).toEqual([]);
  expect(leadsTo.filter((page) => !html.includes(`href="${page}"`))).toEqual([]);
});
