import content from '../../../content.json'
import { Blocks } from '../../blocks'

export const dynamicParams = false

export function generateStaticParams() {
  return Array.from({ length: content.articles }, (_, index) => ({ slug: `article-${index + 1}` }))
}

export async function generateMetadata({ params }) {
  const { slug } = await params
  const { title, description } = content.article
  return { title: `${title} (${slug})`, description }
}

export default function Article() {
  return <Blocks blocks={content.article.blocks} />
}
