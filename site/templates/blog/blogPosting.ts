import { agencyId, type JsonLd } from '../../discovery/jsonLd.ts';

interface Post {
  title: string;
  category: string;
  /** Days such as 2026-03-12. */
  published: string;
  article: { seo: { description: string }; updated?: string | undefined };
}

/** A day as a moment at midnight UTC, as in the feed; readers would guess the time zone of a bare day. */
const moment = (day: string) => `${day}T00:00:00Z`;

/** A post, as a blog posting of its author. */
export const blogPosting = (
  { title, category, published, article }: Post,
  author: { name: string; position: string },
  language: string,
): JsonLd => ({
  '@type': 'BlogPosting',
  headline: title,
  description: article.seo.description,
  articleSection: category,
  inLanguage: language,
  datePublished: moment(published),
  dateModified: moment(article.updated ?? published),
  author: { '@type': 'Person', name: author.name, jobTitle: author.position },
  publisher: { '@id': agencyId },
});
