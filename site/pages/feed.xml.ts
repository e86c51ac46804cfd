import type { APIRoute } from 'astro';
import { rss } from '../found/feed.ts';
import { feedContent } from '../found/feedEntries.ts';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(rss({ ...(await feedContent()), origin: site }));
