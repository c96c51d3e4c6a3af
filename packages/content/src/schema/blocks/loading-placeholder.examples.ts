import type { Examples } from './examples.ts'

export const loadingPlaceholderExamples = {
  usual: {
    component: 'loading-placeholder',
    _uid: 'loading-placeholder-usual',
    direction: 'right',
    theme: 'light',
  },
  least: { component: 'loading-placeholder', _uid: 'loading-placeholder-least' },
  most: {
    component: 'loading-placeholder',
    _uid: 'loading-placeholder-most',
    direction: 'left',
    theme: 'dark',
    editable: false,
  },
  tinted: {
    component: 'loading-placeholder',
    _uid: 'loading-placeholder-tinted',
    theme: 'tinted',
  },
  brand: {
    component: 'loading-placeholder',
    _uid: 'loading-placeholder-brand',
    direction: 'left',
    theme: 'brand',
  },
  hostile: {
    component: 'loading-placeholder',
    _uid: 'loading-placeholder-hostile',
    direction: '<b>up</b>',
    theme: 'no-such-theme',
    editable: 'perhaps',
  },
} satisfies Examples
