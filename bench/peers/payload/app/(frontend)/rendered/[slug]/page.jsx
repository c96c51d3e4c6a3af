import { Content } from '../../content.jsx'
import { metadataOf } from '../../queries.js'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }) {
  return metadataOf('posts', (await params).slug)
}

export default async function RenderedArticle({ params }) {
  return <Content collection="posts" slug={(await params).slug} />
}
