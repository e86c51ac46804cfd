import type { APIRoute } from 'astro';
import { iconPng } from '../discovery/icons.ts';

export const GET: APIRoute = async () => new Response(Uint8Array.from(await iconPng(180)));
