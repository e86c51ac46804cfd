import { expect, test } from 'vitest';
import { htmlOf, pageNotes } from '../support/pages.ts';

/** What a page of a kind states, by the names under which the facts are marked. */
const everywhere = ['engagement-dedicated', 'engagement-fixed', 'engagement-flexible', 'reviews-shown'];
const plans = ['plan-full-time', 'plan-part-time', 'plan-hourly'];
const ownRates = ['rate-india', 'rate-canada'];
const promises = ['risk-free-trial', 'daily-status-updates', 'weekly-demos', 'hiring-time'];
const ofKind: Record<string, string[]> = {
  'service-pages': everywhere,
  'service-framework': [...everywhere, 'framework-services', 'hire-links', 'frontend-tools'],
  'hire-pages': [...everywhere, ...plans, ...promises, ...ownRates],
};

const mobileRates = [...ownRates, 'rate-europe', 'rate-usa'];
const designRates = [...ownRates, 'rate-australia', 'rate-usa'];
const ofPage: Record<string, string[]> = {
  '/services/web-development/': ['databases', 'project-success', 'framework-services', 'hire-links'],
  '/services/mobile-app-development/': [...mobileRates, 'launches', 'app-market-2027'],
  '/services/android-app-development/': [...mobileRates, 'stability'],
  '/services/ios-app-development/': [...mobileRates, 'launches'],
  '/services/cross-platform-app-development/': mobileRates,
  '/services/flutter-app-development/': mobileRates,
  '/services/react-native-app-development/': [...mobileRates, 'crash-rate'],
  '/services/launch-and-maintenance-support/': ['stability', 'support-24-7', 'crash-rate'],
  '/services/digital-transformation/': ['cloud-cost', 'operating-cost', 'efficiency-gain'],
  '/services/app-modernization/': ['cloud-cost', 'stability'],
  '/services/mvp-development-services/': ['startups-funded', 'launches', 'risk-free-trial'],
  '/services/startup-consulting-services/': ['startups-funded', 'growth-10x', 'growth-5x', 'call-30-minutes'],
  '/services/ai-prompt-engineering/': [...mobileRates, 'onboarding-prompt-engineers'],
  '/services/uiux-design/': [...designRates, 'onboarding-designers'],
  '/services/backend-development/': [...ownRates, 'backend-frameworks', 'databases'],
  '/services/nodejs-development/': ['backend-frameworks'],
  '/hire-mobile-app-designers/': [...designRates, 'onboarding-designers', 'designer-cost-factors'],
  '/hire-mobile-app-developers/': [...mobileRates, 'app-market-2027', 'launches'],
  '/hire-prompt-engineers/': [...mobileRates, 'onboarding-prompt-engineers'],
  '/hire-ios-developers/': mobileRates,
  '/hire-android-developers/': mobileRates,
  '/hire-flutter-developers/': mobileRates,
  '/hire-flutterflow-developers/': mobileRates,
  '/hire-react-native-developers/': mobileRates,
  '/hire-backend-developers/': ['backend-frameworks', 'databases'],
};

/** Pages that a page has to lead to. */
const leadsTo: Record<string, string[]> = {
  '/services/flutter-app-development/': [
    '/top-companies/flutter-app-development/',
    '/hire-flutter-developers/',
  ],
  '/services/flutterflow-development-company/': ['/hire-flutterflow-developers/'],
  '/services/backend-development/': ['/hire-backend-developers/'],
  '/services/ai-prompt-engineering/': ['/hire-prompt-engineers/'],
  '/services/angular-development/': ['/hire-angular-developers/'],
  '/services/reactjs-development/': ['/hire-reactjs-developers/'],
  '/services/nextjs-development/': ['/hire-reactjs-developers/'],
  '/services/vuejs-development/': ['/hire-vuejs-developers/'],
  '/services/nodejs-development/': ['/hire-nodejs-developers/'],
  '/services/wordpress-development/': ['/hire-wordpress-developers/'],
  '/services/webflow-development/': ['/hire-webflow-developers/'],
};

const frameworks = ['angular', 'reactjs', 'vuejs', 'nextjs', 'nodejs', 'wordpress', 'webflow'];
const isFramework = (path: string) => frameworks.some((name) => path === `/services/${name}-development/`);
const marked = (html: string) => new Set([...html.matchAll(/data-fact="([^"]+)"/g)].map(([, name]) => name));

const pages = pageNotes()
  .filter(({ kind }) => kind === 'service-pages' || kind === 'hire-pages')
  .map(({ path, kind }) => ({ path, kind: isFramework(path) ? 'service-framework' : kind }));

test('every page that states facts of its own or leads on is there', () => {
  const built = pages.map(({ path }) => path);
  expect([...Object.keys(ofPage), ...Object.keys(leadsTo)].filter((path) => !built.includes(path))).toEqual(
    [],
  );
});

test.each(pages)('$path marks every fact that belongs to it', ({ path, kind }) => {
  const html = htmlOf(path);
  const facts = marked(html);
  const wanted = [...(ofKind[kind] ?? []), ...(ofPage[path] ?? [])];
  expect(wanted.filter((name) => !facts.has(name))).toEqual([]);
  if (kind !== 'hire-pages')
    expect([...facts].filter((name) => name?.endsWith('process-phases'))).toHaveLength(1);
  if (kind === 'hire-pages') expect([...facts].some((name) => name?.startsWith('onboarding-'))).toBe(true);
  expect((leadsTo[path] ?? []).filter((page) => !html.includes(`href="${page}"`))).toEqual([]);
});
