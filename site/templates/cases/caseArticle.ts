import { agencyId, type JsonLd } from '../../discovery/jsonLd.ts';

interface Story {
  title: string;
  seo: { description: string };
}

/** A case study, as an article of the agency. */
export const caseArticle = ({ title, seo }: Story, language: string): JsonLd => ({
  '@type': 'Article',
  headline: title,
  description: seo.description,
  inLanguage: language,
  author: { '@id': agencyId },
  publisher: { '@id': agencyId },
});
