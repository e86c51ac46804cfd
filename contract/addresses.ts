/** The page with the form that works without scripts; every opener of the pop-up leads there. */
export const CONTACT_PAGE = '/contact/';

/** Where a visitor arrives when the form was taken. */
export const THANKS_PAGE = '/thank-you/';

/** What takes an inquiry, by POST. */
export const INQUIRY_ENDPOINT = '/api/contact';
