import type { APIRoute } from 'astro';
import { jsonFeed } from '../found/feed.ts';
import { feedContent } from '../found/feedEntries.ts';

export const GET: APIRoute = async ({ url, site = url }) => new Response(jsonFeed(await feedContent(), site));
