import { Content } from './content.jsx'
import { metadataOf } from './queries.js'

export const generateMetadata = () => metadataOf('pages', 'home')

export default function Home() {
  return <Content collection="pages" slug="home" />
}
