import type { APIRoute } from 'astro';
import { single } from '../../../collections/single.ts';
import { atomFeed } from '../../../discovery/feed.ts';
import { feedContent } from '../../../discovery/feedEntries.ts';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(atomFeed(await feedContent((await single('blog')).feed), site));
