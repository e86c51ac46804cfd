import type { APIRoute } from 'astro';
import { calendarEvents } from '../records/calendarEvents.ts';

export const getStaticPaths = async () =>
  (await calendarEvents(import.meta.env.SITE)).map(({ id, file }) => ({
    params: { event: id },
    props: { file },
  }));

export const GET: APIRoute<{ file: string }> = ({ props }) => new Response(props.file);
