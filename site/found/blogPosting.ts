interface Post {
  title: string;
  description: string;
  /** Its subject, such as "Hiring". */
  category: string;
  author: { name: string; position: string };
  /** Days such as 2026-03-12. */
  published: string;
  updated?: string | undefined;
  /** Language of the text, such as `en-CA`. */
  language: string;
  /** Name of the agency. */
  publisher: string;
  /** Canonical address of the page. */
  address: URL;
}

/** A post as schema.org describes it. */
export const blogPosting = ({ title, description, category, author, published, updated, ...post }: Post) => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  articleSection: category,
  inLanguage: post.language,
  datePublished: published,
  dateModified: updated ?? published,
  author: { '@type': 'Person', name: author.name, jobTitle: author.position },
  publisher: { '@type': 'Organization', name: post.publisher, url: post.address.origin },
  mainEntityOfPage: post.address.href,
});
