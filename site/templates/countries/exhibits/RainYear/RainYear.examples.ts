const resolveLink = (page: string) => page;

export default {
  'a wet summer': {
    heading: 'Rain by month & what we arrange',
    lede: 'A stroke is {stroke}; a year has {sum}.',
    stroke: 10,
    months: [0, 0, 10, 10, 30, 140, 190, 120, 130, 80, 30, 10],
    unit: 'mm',
    plans: [
      { title: 'Two lines', text: 'Fibre and radio.' },
      { title: 'Desks at home', text: 'Who cannot cross the river stays.' },
      { title: 'No releases on Fridays', text: 'In July the power goes at six.' },
    ],
    language: 'en',
    resolveLink,
  },
  'rain all year': {
    heading: 'Hydrographic administration',
    lede: 'A stroke is {stroke}.',
    stroke: 20,
    months: [120, 100, 100, 80, 80, 60, 60, 80, 100, 120, 140, 140],
    unit: 'mm',
    plans: [
      { title: 'Incomprehensibilities', text: 'Enumerated by month.' },
      { title: 'Umbrellas', text: 'One a person.' },
    ],
    language: 'en',
    resolveLink,
  },
};
