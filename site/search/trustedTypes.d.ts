// TypeScript's types of the browser do not know https://w3c.github.io/trusted-types/ yet. A trusted address is passed
// where a URL is asked for, and to nothing else.
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => URL };
}

interface Window {
  /** Missing in browsers that do not ask for trusted types. */
  trustedTypes?: TrustedTypePolicyFactory;
}
