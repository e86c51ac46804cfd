import type { APIRoute } from 'astro';
import { iconPng } from '../found/icons.ts';

export const GET: APIRoute = async () => new Response(Uint8Array.from(await iconPng(180)));
