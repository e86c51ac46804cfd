/** A cached page, with a line at its top that says so and gives its day. */
export async function asCopy(kept: Response): Promise<Response> {
  const html = await kept.text();
  const [, language] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(
    Date.parse(kept.headers.get('date') ?? ''),
  );
  const line = `<p class="container small" data-copy>${OFFLINE_COPY.replace('{day}', day)}</p>`;
  const headers = new Headers(kept.headers);
  // The body is longer now, and no longer compressed.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(
    html.replace(/<main[^>]*>/, (main) => main + line),
    { headers },
  );
}
