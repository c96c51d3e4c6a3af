import content from './content.json' with { type: 'json' }

export default {
  prerender: [
    '/',
    '/resources',
    ...Array.from({ length: content.articles }, (_, index) => `/blog/article-${index + 1}`),
  ],
}
