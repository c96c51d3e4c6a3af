import content from '../../content.json'
import { Blocks } from '../blocks'

export const metadata = {
  title: content.resources.title,
  description: content.resources.description,
}

export default function Resources() {
  return <Blocks blocks={content.resources.blocks} />
}
