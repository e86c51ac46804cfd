/** An SVG as the address of a picture. Only what ends an address or an attribute is escaped: the rest compresses. */
export const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#]/g, (sign) => encodeURIComponent(sign))}`;
