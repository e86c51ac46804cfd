import type { APIRoute } from 'astro';
import { rss } from '../found/feed.ts';
import { feed } from '../templates/blocks/feed.ts';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(rss({ ...(await feed()), origin: site }));
