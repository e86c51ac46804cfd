import type { APIRoute } from 'astro';
import { speculationRules } from '../found/speculationRules.ts';

export const GET: APIRoute = () => new Response(speculationRules());
