import { Content } from '../../content.jsx'
import { allSlugs, metadataOf } from '../../queries.js'

export const generateStaticParams = allSlugs

export async function generateMetadata({ params }) {
  return metadataOf('posts', (await params).slug)
}

export default async function Article({ params }) {
  return <Content collection="posts" slug={(await params).slug} />
}
