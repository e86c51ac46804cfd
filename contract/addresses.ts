/** The page with the form that works without scripts; every link that opens the pop-up leads there. */
export const CONTACT_PAGE = '/contact/';

/** The page that confirms an inquiry. */
export const THANKS_PAGE = '/thank-you/';

/** Where inquiries are posted. */
export const INQUIRY_ENDPOINT = '/api/contact';
