import { Content } from '../content.jsx'
import { metadataOf } from '../queries.js'

export const generateMetadata = () => metadataOf('pages', 'resources')

export default function Resources() {
  return <Content collection="pages" slug="resources" />
}
