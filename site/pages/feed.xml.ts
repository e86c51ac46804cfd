import type { APIRoute } from 'astro';
import { atomFeed } from '../found/feed.ts';
import { feedContent } from '../found/feedEntries.ts';

export const GET: APIRoute = async ({ url, site = url }) => new Response(atomFeed(await feedContent(), site));
