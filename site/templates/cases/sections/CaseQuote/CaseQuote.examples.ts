const normal = {
  text: 'The number is right on most mornings, and when it is wrong I know whom to call.',
  name: 'Ada Lind',
  position: 'Harbour master',
  place: 'North Quay',
};

export default {
  normal,
  'long words': {
    ...normal,
    text: 'Hydrographic recalculations notwithstanding, our administration remained unconvinced until the third uneventful equinox; only then did we take the wall chart down, and I kept it in the cellar for another year, in case the tide should disagree with the telephone after all.',
    position: 'Deputy superintendent of hydrographic administration',
  },
};
