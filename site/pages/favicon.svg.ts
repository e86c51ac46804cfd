import type { APIRoute } from 'astro';
import { iconSvg } from '../found/icons.ts';

export const GET: APIRoute = async () => new Response(await iconSvg());
