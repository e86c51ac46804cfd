import type { APIRoute } from 'astro';
import { sitemap } from '../discovery/sitemap.ts';
import { sitePages } from '../discovery/sitePages.ts';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(await sitemap(await sitePages(), site));
