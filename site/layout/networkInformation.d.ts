/** What a browser says of its connection; not all do (https://wicg.github.io/netinfo/). */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
