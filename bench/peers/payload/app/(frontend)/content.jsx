import { RichText } from '@payloadcms/richtext-lexical/react'
import Image from 'next/image'
import { entryBySlug } from './queries.js'

const converters = ({ defaultConverters }) => ({
  ...defaultConverters,
  upload: ({ node, parent }) => {
    const { url, width, height, alt, mimeType } = node.value
    if (mimeType === 'image/svg+xml') {
      // biome-ignore lint/performance/noImgElement: next/image leaves drawings alone.
      return <img src={url} width={width} height={height} alt={alt ?? ''} loading="lazy" />
    }
    const isFirst = parent.children.find(isRaster) === node
    const sizes = '(min-width: 64rem) 46rem, 100vw'
    return <Image src={url} alt={alt ?? ''} {...{ width, height, sizes }} priority={isFirst} />
  },
})

function isRaster({ type, value }) {
  return type === 'upload' && value.mimeType !== 'image/svg+xml'
}

export async function Content({ collection, slug }) {
  const { content } = await entryBySlug(collection, slug)
  return <RichText data={content} converters={converters} disableContainer />
}
