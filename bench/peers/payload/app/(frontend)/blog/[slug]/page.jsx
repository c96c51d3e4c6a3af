import { Content } from '../../content.jsx'
import { metadataOf, postSlugs } from '../../queries.js'

export const generateStaticParams = postSlugs

export async function generateMetadata({ params }) {
  return metadataOf('posts', (await params).slug)
}

export default async function Article({ params }) {
  return <Content collection="posts" slug={(await params).slug} />
}
