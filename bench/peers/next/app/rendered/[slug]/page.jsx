import content from '../../../content.json'
import { Blocks } from '../../blocks'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }) {
  const { slug } = await params
  const { title, description } = content.article
  return { title: `${title} (${slug})`, description }
}

export default function RenderedArticle() {
  return <Blocks blocks={content.article.blocks} />
}
