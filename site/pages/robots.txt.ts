import type { APIRoute } from 'astro';
import { robots } from '../found/robots.ts';

export const GET: APIRoute = ({ url, site = url }) => new Response(robots(site));
