import content from '../content.json'
import { Blocks } from './blocks'

export const metadata = { title: content.home.title, description: content.home.description }

export default function Home() {
  return <Blocks blocks={content.home.blocks} />
}
