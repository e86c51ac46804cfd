// The bold font loads after the first paint. Until then bold words are set in the regular font at the bold font's
// width. Visitors who come from another page of the site have it already.
import { afterFirstPaint } from './firstPaint.ts';

const add = () => {
  const source = `url(${document.documentElement.dataset.strongFont})`;
  // Added only once loaded: before, the browser would substitute a wider local font.
  void new FontFace('text', source, { weight: '600' }).load().then((face) => document.fonts.add(face));
};

if (document.referrer.startsWith(location.origin)) add();
else afterFirstPaint(add);
