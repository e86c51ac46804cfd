/** The page with the form that works without scripts; every link that opens the pop-up leads there. */
export const CONTACT_PAGE = '/contact/';

/** The page that confirms an inquiry. */
export const THANKS_PAGE = '/thank-you/';

/** Where inquiries are posted. */
export const INQUIRY_ENDPOINT = '/api/contact';

/** Under it each inquiry has a page of its visitor's, `/inquiry/<token>/`; itself the page without an inquiry. */
export const INQUIRY_PAGE = '/inquiry/';

/** Under it stand the links of the agency's mails, `/i/<reference>/<what>/<token>`; itself the page without one. */
export const LINK_PAGE = '/i/';

/** Under it stands the desk of the agency's staff. */
export const DESK_PAGE = '/desk/';

/** The pages under which an address lets whoever has it in: they belong in no log. */
export const TOKEN_PATHS: readonly string[] = [LINK_PAGE, INQUIRY_PAGE, DESK_PAGE];

/** What the service alone answers, wherever the site is: everything that begins with one of these is handed on to it. */
export const SERVICE_PATHS: readonly string[] = ['/api/', ...TOKEN_PATHS];
