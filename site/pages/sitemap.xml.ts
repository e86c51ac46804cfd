import type { APIRoute } from 'astro';
import { sitemap } from '../found/sitemap.ts';
import { sitePages } from '../found/sitePages.ts';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(await sitemap(await sitePages(), site));
