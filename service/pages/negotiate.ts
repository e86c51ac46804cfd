/** How a text may be encoded; `identity` means not at all. */
export type Coding = 'br' | 'gzip' | 'identity';

/** In the order of our preference. */
const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

function weights(header: string): Map<string, number> {
  const entries = header.toLowerCase().split(',');
  return new Map(
    entries.map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      const weight = q === undefined ? 1 : Number(q);
      return [name, Number.isFinite(weight) ? weight : 0];
    }),
  );
}

/** A client without this header accepts anything; the plain text is what it is sure to understand. */
const unsaid: readonly Coding[] = ['identity'];

function rank(header: string): readonly Coding[] {
  const given = weights(header);
  const weightOf = (coding: Coding) =>
    given.get(coding) ??
    (coding === 'identity' ? (given.get('*') === 0 ? 0 : 0.0001) : (given.get('*') ?? 0));
  return codings
    .filter((coding) => weightOf(coding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}

/** Browsers send only a handful of different headers, so each is parsed once. */
const known = new Map<string, readonly Coding[]>();
const mostKnown = 500;
/** The longest header that is parsed, in characters; browsers send 30. */
const longest = 200;

/**
 * The codings that an `Accept-Encoding` header accepts, best first (RFC 9110, section 12.5.3); there may be none. An
 * overlong header is ignored.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined || header.length > longest) return unsaid;
  const found = known.get(header);
  if (found) return found;
  const ranked = rank(header);
  if (known.size >= mostKnown) known.clear();
  known.set(header, ranked);
  return ranked;
}

/**
 * Whether an `Accept` header names HTML and prefers nothing of the API to it, as in browsers (RFC 9110, section
 * 12.5.1).
 */
export function prefersHtml(header = ''): boolean {
  const given = weights(header);
  const html = given.get('text/html') ?? 0;
  const json = given.get('application/json') ?? given.get('application/*') ?? given.get('*/*') ?? 0;
  return html > 0 && html >= json;
}
