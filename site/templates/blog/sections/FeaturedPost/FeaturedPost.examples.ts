const picture = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="877" height="520"><path d="M0 0h877v520H0z" fill="#A9DAD3"/></svg>')}`,
  width: 877,
  height: 520,
};

export default {
  usual: {
    title: 'How we moved a pontoon & kept the ferry',
    text: 'Two winters of gauge readings say when to move it, and one anchor says when not to.',
    about: 'Harbours, by Ines Albrecht, March 4, 2025, 7 minutes',
    action: 'Read about the pontoon',
    address: '/blog/pontoon/',
    picture,
  },
  'long words': {
    title: 'Intergovernmental hydrographic responsibilities',
    text: 'Nobody may tow a pontoon without the hydrographic administration’s written consent.',
    about: 'Administration, by Maximiliane Freifrau von Hohenzollern-Sigmaringen, 12 minutes',
    action: 'Read about responsibilities',
    address: '/blog/responsibilities/',
    picture,
  },
};
