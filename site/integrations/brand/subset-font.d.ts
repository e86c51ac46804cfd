/** The part of subset-font that this project uses; the package ships no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
