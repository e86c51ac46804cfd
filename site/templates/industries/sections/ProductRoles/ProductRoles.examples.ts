const baker = { name: 'Baker', may: 'Counts the loaves, and says when the oven is full.' };
const seller = { name: 'Shop assistant', may: 'Sells what is on the shelf.' };
const resolveLink = (page: string) => page;

export default {
  'two industries and what both have': {
    heading: 'Six people & what each may do',
    lede: 'The owner of the shop decides who is who.',
    everywhere: 'In every shop',
    groups: [
      {
        industry: { name: 'Bakeries', page: '/bakeries/' },
        roles: [baker, seller, { name: 'Miller', may: 'Reads the orders of the week, and no name.' }],
      },
      { industry: { name: 'Cafés', page: '/cafes/' }, roles: [{ ...seller, name: 'Waiter' }, baker] },
      {
        industry: undefined,
        roles: [{ name: 'Owner', may: 'Hands out the keys, and takes them back on the last day of a job.' }],
      },
    ],
    resolveLink,
  },
  'one role, long words': {
    heading: 'Responsibilities of representatives',
    lede: 'One only.',
    everywhere: 'Everywhere',
    groups: [
      {
        industry: { name: 'Telecommunications', page: '/telecommunications/' },
        roles: [
          {
            name: 'Internationalization coordinator',
            may: 'Acknowledges incomprehensibilities, and documents counterrevolutionary misunderstandings.',
          },
        ],
      },
    ],
    resolveLink: () => undefined,
  },
};
