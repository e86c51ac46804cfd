import { defineMiddleware } from 'astro:middleware';
import { withFurniture, withoutMarks } from './collections/furniture.ts';

const written = /^(?:text\/|application\/(?:[\w.+-]*(?:json|xml)))/;

/** Marks record texts in each page, and strips the marks from every other response. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const type = response.headers.get('content-type') ?? '';
  if (!written.test(type)) return response;
  const text = await response.text();
  const body = type.startsWith('text/html') ? withFurniture(text) : withoutMarks(text);
  return new Response(body, response);
});
