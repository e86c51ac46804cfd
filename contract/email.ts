/** The pattern of the HTML specification for e-mail inputs, with at least one dot in the domain. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * The domain as DNS spells it: `münchen.example` becomes `xn--mnchen-3ya.example`; unchanged if it has no such form.
 */
function asciiDomain(domain: string): string {
  // A domain with anything but letters, digits, dots and hyphens is not ours to repair.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(`http://${domain}`)) return domain;
  return new URL(`http://${domain}`).hostname;
}

/** Whether the text is exactly one e-mail address; international domains count. */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1) return false;
  return pattern.test(`${value.slice(0, at)}@${asciiDomain(value.slice(at + 1))}`);
}
