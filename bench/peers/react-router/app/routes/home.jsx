import { Blocks } from '../blocks'
import { content } from '../content.server'

export function loader() {
  return content.home
}

export function meta({ loaderData }) {
  const { title, description } = loaderData
  return [{ title }, { name: 'description', content: description }]
}

export default function Home({ loaderData }) {
  return <Blocks blocks={loaderData.blocks} />
}
