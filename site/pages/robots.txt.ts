import type { APIRoute } from 'astro';
import { readBuildSettings } from '../../contract/buildSettings.ts';
import { robots, robotsOfPreview } from '../discovery/robots.ts';

export const GET: APIRoute = ({ url, site = url }) =>
  new Response(readBuildSettings(process.env).preview ? robotsOfPreview : robots(site));
