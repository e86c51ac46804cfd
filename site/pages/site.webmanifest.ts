import type { APIRoute } from 'astro';
import { webManifest } from '../discovery/webManifest.ts';

export const GET: APIRoute = async () => new Response(await webManifest());
