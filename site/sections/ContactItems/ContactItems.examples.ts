const contacts = {
  sales: { label: 'Projects', email: 'hello@agency.example', phone: '+1 604 555 0100' },
  hr: { label: 'Jobs', email: 'a-very-long-address-of-people@agency.example', phone: '+91 20 0555 0100' },
};

export default {
  'sales and jobs': {
    heading: 'Two inboxes & who reads them',
    contacts,
    items: [
      { contact: 'sales', icon: 'messages-square', text: 'Briefs, quotes and questions about rates.' },
      { contact: 'hr', icon: 'briefcase', text: 'Applications. Project briefs sent here arrive a day late.' },
    ],
  },
  'one inbox': {
    heading: 'If nobody replied',
    contacts,
    items: [{ contact: 'sales', icon: 'phone', text: 'Call and name the time you sent the brief.' }],
  },
};
