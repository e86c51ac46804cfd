/** A thing with its properties, in the words of https://schema.org. */
export type Described = Readonly<Record<string, unknown>>;

/** Names the agency in the graph of every page. */
export const agencyId = new URL('/#agency', import.meta.env.SITE).href;

interface Page {
  /** Address of the page, absolute. */
  canonical: string;
  agency: { brand: string };
  /** The way to the page, its own name at the end without an address. */
  trail: readonly { label: string; href?: string | undefined }[];
  /** What the page is about. */
  described: Described | undefined;
}

/** What a page says to machines: the agency, the way to the page, and what it is about, as one graph. */
export function graph({ canonical, agency, trail, described }: Page): Described {
  const organization = {
    '@type': 'Organization',
    '@id': agencyId,
    name: agency.brand,
    url: import.meta.env.SITE,
  };
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(href !== undefined && { item: new URL(href, canonical).href }),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      ...(trail.length > 0 ? [way] : []),
      ...(described ? [{ ...described, mainEntityOfPage: canonical }] : []),
    ],
  };
}
