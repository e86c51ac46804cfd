import type { APIRoute } from 'astro';
import { webManifest } from '../found/webManifest.ts';

export const GET: APIRoute = async () => new Response(await webManifest());
