// On small screens the header comes back where the page is scrolled up (Header.module.css); a small movement, as of a
// finger that rests, changes nothing.
const LEAST = 24;
const { dataset } = document.documentElement;

let turned = scrollY;

addEventListener(
  'scroll',
  () => {
    const isBack = dataset.header === 'back';
    const isTop = scrollY <= 0;
    // As long as it goes on the same way, the turning point goes along.
    if (isBack ? scrollY < turned : scrollY > turned) turned = scrollY;
    if (isTop || Math.abs(scrollY - turned) > LEAST) {
      dataset.header = isBack || isTop ? '' : 'back';
      turned = scrollY;
    }
  },
  { passive: true },
);
