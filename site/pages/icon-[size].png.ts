import type { APIRoute } from 'astro';
import { iconPng, LAUNCHER_SIZES } from '../discovery/icons.ts';

export const getStaticPaths = () => LAUNCHER_SIZES.map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(Uint8Array.from(await iconPng(Number(params['size']))));
