import type { APIRoute } from 'astro';
import { llmsText } from '../discovery/llmsText.ts';

export const GET: APIRoute = async ({ url, site = url }) => new Response(await llmsText(site));
