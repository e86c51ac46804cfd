// The bold cut of the text comes after the first paint: until it is there bold words stand in the regular one, as wide as
// the bold. Who comes from another page of the site has it already.
import { afterFirstPaint } from './firstPaint.ts';

const add = () => {
  const source = `url(${document.documentElement.dataset.strongFont})`;
  // Added before it is there, it would be stood in for by a font of the device, wider than either.
  void new FontFace('text', source, { weight: '600' }).load().then((face) => document.fonts.add(face));
};

if (document.referrer.startsWith(location.origin)) add();
else afterFirstPaint(add);
