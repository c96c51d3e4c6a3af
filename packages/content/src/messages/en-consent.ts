/** What visitors are asked about cookies and the like, in English. */
export const enConsent = {
  consent: {
    banner: 'Cookies',
    question:
      'May we count visits, measure our campaigns and play films of other sites? They store data in your browser. Nothing of the kind happens unless you accept.',
    accept: 'Accept all',
    reject: 'Reject all',
    choose: 'Choose for yourself',
    accepted: 'You have accepted all.',
    rejected: 'You have rejected all.',
    change: 'Change it at any time',
    hide: 'Hide this message',
    heading: 'Your choice',
    necessary: 'Necessary',
    necessaryText:
      'What you have begun to type in a form, and this choice itself. Always on; nothing of it tells others who you are.',
    media: 'Films of other sites',
    mediaText:
      'Films on YouTube, Vimeo and the like play without asking you each time. Their owners then learn your network address and may store data in your browser.',
    statistics: 'Statistics',
    statisticsText: 'Counts which pages are read, and what is pressed on them.',
    marketing: 'Marketing',
    marketingText: 'Measures which of our campaigns bring visitors, and shows you fitting ones.',
    save: 'Save my choice',
    saved: 'Your choice is saved. It holds for a year, or until you change it here.',
    withoutScript:
      'Scripts are off in your browser. Without them nothing beyond the necessary is ever loaded or stored, so there is nothing to choose.',
    noTags: 'This website counts nothing and follows nobody, so films are all that is asked about.',
  },
}
