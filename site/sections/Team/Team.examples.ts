const tile =
  'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
const person = (name: string, position: string, note?: string) => ({
  name,
  position,
  place: 'Porto',
  note,
  tile,
  tileAlt: 'A drawn tile',
});
const shared = { kind: 'team', heading: 'Some of us & what we do', lede: 'The others are on leave.' };

export default {
  'four people': {
    ...shared,
    ground: 'mist',
    people: [
      person('Ana Lima', 'Tester', 'Uses each app for a day with the screen off.'),
      person('Rui Alves', 'Engineer', 'Deletes as many lines as he adds.'),
      person('Eva Reis', 'Designer'),
      person('Ivo Melo', 'Trainee', 'Started in June.'),
    ],
  },
  'one person of long words': {
    ...shared,
    people: [person('Maximiliana Vasconcelos-Wolfeschlegelstein', 'Internationalization coordinator')],
  },
};
