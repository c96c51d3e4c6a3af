import { richParagraphs, storedAsset, storyLink, webLink } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const awardsExamples = {
  usual: {
    component: 'awards',
    _uid: 'awards-usual',
    heading: 'Judged by people who buy from us',
    description: richParagraphs('Three juries of customers, three different questions.'),
    awards: [
      {
        component: 'award',
        _uid: 'award-1',
        heading: 'Supplier of the Year',
        year: '2024',
        image: storedAsset('award-2024', 'Supplier of the Year award badge'),
        link: storyLink('about'),
      },
      {
        component: 'award',
        _uid: 'award-2',
        heading: 'Customer Service Award',
        year: '2023',
        image: storedAsset('award-2023', 'Customer Service award badge'),
      },
      {
        component: 'award',
        _uid: 'award-3',
        heading: 'Small Firm of the Region',
        year: '2022',
        image: storedAsset('award-2022', 'Small Firm award badge'),
        link: storyLink('resources'),
      },
    ],
    theme: 'light',
  },
  least: { component: 'awards', _uid: 'awards-least' },
  most: {
    component: 'awards',
    _uid: 'awards-most',
    label: 'Since 2016',
    heading: 'Nine juries, one of them twice',
    description: richParagraphs('The newest first. Nominations are not counted.'),
    awards: Array.from({ length: 10 }, (_, index) => ({
      component: 'award',
      _uid: `award-most-${index}`,
      heading: index === 4 ? 'Small Firm of the Region' : 'Supplier of the Year',
      year: String(2024 - Math.max(index - 1, 0)),
      ...(index % 3 === 0 && {
        image: storedAsset('award-2022', 'Small Firm award badge'),
      }),
      ...(index % 2 === 0 && { link: webLink('https://juries.example/results') }),
    })),
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'awards',
    _uid: 'awards-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText),
    awards: [
      {
        component: 'award',
        _uid: 'award-long',
        heading: longHeading,
        year: longWord,
        image: missingImage,
        link: storyLink(''),
      },
      { component: 'award', _uid: 'award-word', heading: longWord },
      { component: 'award', _uid: 'award-markup', heading: markupInText, year: '2021' },
      { component: 'award', _uid: 'award-nameless', year: '2020' },
    ],
    theme: 'brand',
  },
} satisfies Examples
