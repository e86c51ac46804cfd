// On small screens the header returns on scrolling up (Header.module.css). Small movements, as of a resting finger, are
// ignored.
const LEAST = 24;
const { dataset } = document.documentElement;

let turned = scrollY;

addEventListener(
  'scroll',
  () => {
    const isBack = dataset.header === 'back';
    const isTop = scrollY <= 0;
    // While the direction stays the same, the turning point moves along.
    if (isBack ? scrollY < turned : scrollY > turned) turned = scrollY;
    if (isTop || Math.abs(scrollY - turned) > LEAST) {
      dataset.header = isBack || isTop ? '' : 'back';
      turned = scrollY;
    }
  },
  { passive: true },
);
