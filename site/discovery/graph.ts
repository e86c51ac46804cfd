import type { Graph } from 'schema-dts';
import { SOCIAL_CARD } from '../art/socialCard.ts';
import type { Agency } from '../records/agency.schema.ts';
import { absolute, agencyId, type JsonLd } from './jsonLd.ts';
import { launcherIcon } from './icons.ts';

const siteId = absolute('/#website');

/** A page in another page's list. */
export interface Listed {
  name: string;
  /** Path such as `/services/web-development/`. */
  href: string;
}

interface Page {
  /** Path of the page. */
  path: string;
  /** The schema.org type of the page, if there is one. */
  type: 'AboutPage' | 'ContactPage' | undefined;
  /** Whether this is a page about the agency, which describes it in full. */
  ofAgency: boolean;
  seo: { title: string; description: string };
  agency: Agency;
  /** The breadcrumb from the home page; its last step is the page itself, without an address. */
  trail: readonly { label: string; href?: string | undefined }[];
  /** What the page is about, the main thing first. */
  jsonLd: readonly JsonLd[];
  /** The pages it lists. */
  itemList: readonly Listed[];
  /** Address of its social image, absolute. */
  image: string;
}

/** The agency in brief, as every page describes it. */
const inShort = ({ brand }: Agency) =>
  ({ '@type': 'Organization', '@id': agencyId, name: brand, url: absolute('/') }) as const;

/** The agency in full, as its own pages describe it. */
const inFull = (agency: Agency): JsonLd => ({
  ...inShort(agency),
  description: agency.about,
  foundingDate: String(agency.since),
  logo: absolute(launcherIcon(512)),
  sameAs: agency.social.map(({ url }) => url),
  contactPoint: Object.values(agency.contacts).map(({ label, email, phone }) => ({
    '@type': 'ContactPoint',
    contactType: label,
    email,
    telephone: phone,
  })),
  location: agency.offices.map(({ city, country, address }) => ({
    '@type': 'Place',
    name: city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.join(', '),
      addressLocality: city,
      addressCountry: country,
    },
  })),
});

const website = ({ brand, language }: Agency): JsonLd => ({
  '@type': 'WebSite',
  '@id': siteId,
  url: absolute('/'),
  name: brand,
  inLanguage: language,
  publisher: { '@id': agencyId },
});

/** The id of a node in a page's graph. */
const idOf = (path: string, part: string): string => `${absolute(path)}#${part}`;

/** The page's subject under an id; an article also gets the page and its image. */
function named(thing: JsonLd, at: number, { path, image }: Page): JsonLd {
  const copy = structuredClone(thing);
  const isText = copy['@type'] === 'Article' || copy['@type'] === 'BlogPosting';
  return Object.assign(copy, {
    '@id': idOf(path, at === 0 ? 'subject' : `subject-${at + 1}`),
    ...(isText && { image: { '@id': image }, mainEntityOfPage: { '@id': idOf(path, 'page') } }),
  });
}

function webPage({ path, type, ofAgency, seo, agency, trail, jsonLd, itemList, image }: Page): JsonLd {
  const main = itemList.length > 0 ? 'list' : jsonLd.length > 0 ? 'subject' : undefined;
  return {
    '@type': itemList.length > 0 ? 'CollectionPage' : (type ?? 'WebPage'),
    '@id': idOf(path, 'page'),
    url: absolute(path),
    name: seo.title,
    description: seo.description,
    inLanguage: agency.language,
    isPartOf: { '@id': siteId },
    primaryImageOfPage: { '@id': image },
    ...(trail.length > 0 && { breadcrumb: { '@id': idOf(path, 'way') } }),
    ...(main && { mainEntity: { '@id': idOf(path, main) } }),
    ...(ofAgency && { about: { '@id': agencyId } }),
  };
}

const imageObject = (image: string): JsonLd => ({
  '@type': 'ImageObject',
  '@id': image,
  url: image,
  contentUrl: image,
  width: `${SOCIAL_CARD.width}`,
  height: `${SOCIAL_CARD.height}`,
});

/** Leaves out steps without an address, except for the page itself. */
const way = ({ path, trail }: Page): JsonLd => ({
  '@type': 'BreadcrumbList',
  '@id': idOf(path, 'way'),
  itemListElement: trail
    .filter(({ href }, at) => href !== undefined || at === trail.length - 1)
    .map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(href !== undefined && { item: absolute(href) }),
    })),
});

const list = ({ path, itemList }: Page): JsonLd => ({
  '@type': 'ItemList',
  '@id': idOf(path, 'list'),
  numberOfItems: itemList.length,
  itemListElement: itemList.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: absolute(href),
  })),
});

/**
 * What a page tells machines, as one graph: the agency, its site, the page with its breadcrumb and social image, and
 * its subject or list. The `@id` of every node stays the same from build to build.
 */
export function graph(page: Page): Graph {
  const { ofAgency, agency, trail, jsonLd, itemList, image } = page;
  const nodes: JsonLd[] = [
    ofAgency ? inFull(agency) : inShort(agency),
    website(agency),
    webPage(page),
    imageObject(image),
    ...(trail.length > 0 ? [way(page)] : []),
    ...(itemList.length > 0 ? [list(page)] : []),
    ...jsonLd.map((thing, at) => named(thing, at, page)),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}
