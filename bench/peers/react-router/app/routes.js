import { index, route } from '@react-router/dev/routes'

export default [
  index('routes/home.jsx'),
  route('resources', 'routes/resources.jsx'),
  route('blog/:slug', 'routes/article.jsx'),
  route('rendered/:slug', 'routes/article.jsx', { id: 'rendered' }),
]
