import type { APIRoute } from 'astro';
import { jsonFeed } from '../found/feed.ts';
import { feed } from '../templates/blocks/feed.ts';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(jsonFeed({ ...(await feed()), origin: site }));
