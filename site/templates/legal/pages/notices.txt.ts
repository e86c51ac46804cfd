import type { APIRoute } from 'astro';
import { noticesText } from '../records/noticesText.ts';

export const GET: APIRoute = async () => new Response(await noticesText());
