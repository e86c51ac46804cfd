import {
  fieldNames,
  inquiryFields,
  inquiryRecord,
  inquirySchema,
  isInquiryField,
  type InquiryField,
} from '../../contract/inquiry.ts';

const text = (description: string) => ({ type: 'string', description });

function meaningOf(field: InquiryField): string {
  const { required, limit } = inquiryFields[field];
  const { meaning } = inquiryRecord[field];
  return [required && 'Required', meaning, limit && `at most ${limit} characters`].filter(Boolean).join(', ');
}

const properties = Object.fromEntries(
  Object.keys(inquirySchema('').entries)
    .filter(isInquiryField)
    .map((field) => [field, text(meaningOf(field))]),
);

const problemProperties = {
  type: text('Always `about:blank`'),
  title: text("The status's own phrase"),
  status: { type: 'integer' },
  detail: text('What went wrong, in a sentence; nothing of what was typed'),
};

const problem = (description: string, more: object = {}) => ({
  description,
  content: {
    'application/problem+json': {
      schema: { type: 'object', properties: { ...problemProperties, ...more } },
    },
  },
});

const errors = {
  errors: {
    type: 'object',
    description: 'The message of each field with a broken rule',
    properties: Object.fromEntries(fieldNames.map((field) => [field, { type: 'string' }])),
  },
};

const receipt = (description: string) => ({
  description,
  content: {
    'application/json': {
      schema: { type: 'object', properties: { id: text('Identifier of the stored inquiry') } },
    },
  },
});

/** The schema of `POST /api/contact`: checks keys and types of the body, and is what docs/api.md is made of. */
export const contactSchema = {
  summary: 'Send an inquiry',
  description:
    'A form post is answered with the contact page, everything typed still in it, on 400, 403, 422, 429 and 503.',
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  headers: {
    type: 'object',
    properties: {
      'idempotency-key': text(
        'A repeat with the same key and content is answered with the first id; at most 255 characters',
      ),
      'x-form-check': text(
        'From the pop-up, `<milliseconds>;<0 or 1>`: time from opening to sending, and 1 when the hidden field was filled',
      ),
      'x-form-country': text(
        'ISO code of the country whose dial code was chosen, such as `IE`: stored with it; anything else says nothing',
      ),
    },
  },
  body: {
    content: {
      'application/json': { schema: { type: 'object', additionalProperties: false, properties } },
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          additionalProperties: false,
          properties: {
            ...properties,
            country: text(
              'Required, a dial code of the country list, perhaps with its country, such as `+1 CA`',
            ),
            website: text('Hidden from people: whoever fills it is no visitor'),
          },
        },
      },
    },
  },
  response: {
    201: receipt('Stored on disk; `Location` is the page of its visitor'),
    200: receipt('The same key came before with the same content; `Location` is the same'),
    303: { description: 'A form post was stored: see the page of its visitor', type: 'null' },
    400: problem('Malformed JSON, wrong type, unknown or repeated key, or text that no form produces'),
    403: problem('Sent from a page of another origin'),
    408: problem('The request took too long to arrive'),
    413: problem('The body is larger than 64 KiB'),
    415: problem('Neither JSON nor a form post, compressed, or in another charset than UTF-8'),
    422: problem('A rule is broken, or the key came before with other content', errors),
    429: problem(
      'Too many from one address or network, or no room for more; `Retry-After` says when to come back, the detail where else to write',
    ),
    503: problem('It cannot be stored now; `Retry-After` says when to come back'),
  },
};
