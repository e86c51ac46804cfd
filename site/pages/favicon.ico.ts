import type { APIRoute } from 'astro';
import { iconIco } from '../discovery/icons.ts';

export const GET: APIRoute = async () => new Response(Uint8Array.from(await iconIco()));
