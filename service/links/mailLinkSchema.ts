const text = (description: string) => ({ type: 'string', description });
const page = (description: string) => ({
  description,
  content: { 'text/html': { schema: { type: 'string' } } },
});
const gone = page('Nothing is behind this link, or no longer');

const params = {
  type: 'object',
  properties: {
    reference: text('The reference of the inquiry, without its hyphen'),
    purpose: { type: 'string', description: '`t` to take it, `a` to say that it is answered' },
    token: text('128 bits'),
  },
} as const;

/** The schema of `GET /i/<reference>/<purpose>/<token>`. */
export const lookSchema = {
  summary: 'Look where a link of a mail leads',
  description:
    'Shows the reference and how far the inquiry is. Changes nothing, whoever asks: mail scanners and previews open links too.',
  params,
  response: { 200: page('How far it is, and the button'), 404: gone },
};

/** The schema of `POST /i/<reference>/<purpose>/<token>`. */
export const saySchema = {
  summary: 'Take an inquiry, or say that it is answered',
  description:
    'The form of that page. Links only move an inquiry forward; once it is answered, those of that mail end. `Origin` or `Sec-Fetch-Site` must say that the form comes from there.',
  consumes: ['application/x-www-form-urlencoded'],
  params,
  body: {
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          additionalProperties: false,
          properties: {
            initials: text('Who says it: two to four letters'),
            undo: text(
              'Takes back what was just said, with the token of the page that confirmed it, within ten minutes',
            ),
          },
        },
      },
    },
  },
  response: {
    200: page('Said, or so already'),
    403: page('From another site'),
    404: gone,
    409: page('Somebody else was first, or it is answered or set aside'),
    422: page('The initials are missing'),
    429: page('Too many from one address or network'),
    503: page('The database cannot be read now'),
  },
};
