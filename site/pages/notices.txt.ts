import type { APIRoute } from 'astro';
import { noticesText } from '../discovery/noticesText.ts';

export const GET: APIRoute = async () => new Response(await noticesText());
