import { Blocks } from '../blocks'
import { content } from '../content.server'

export function loader({ params }) {
  const { title, ...article } = content.article
  return { ...article, title: `${title} (${params.slug})` }
}

export function meta({ loaderData }) {
  const { title, description } = loaderData
  return [{ title }, { name: 'description', content: description }]
}

export default function Article({ loaderData }) {
  return <Blocks blocks={loaderData.blocks} />
}
