import type { APIRoute } from 'astro';
import { iconIco } from '../found/icons.ts';

export const GET: APIRoute = async () => new Response(Uint8Array.from(await iconIco()));
