import Image from 'next/image'

export function Blocks({ blocks }) {
  const first = blocks.findIndex(isRaster)
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
    <Block key={index} block={block} isFirst={index === first} />
  ))
}

function isRaster({ tag, file }) {
  return tag === 'img' && !file.endsWith('.svg')
}

function Block({ block, isFirst }) {
  if (block.tag === 'ul') {
    return (
      <ul>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index}>{words(item)}</li>
        ))}
      </ul>
    )
  }
  if (block.tag !== 'img') return <block.tag>{words(block)}</block.tag>
  const { file, width, height, alt } = block
  const src = `/pictures/${file}`
  if (!isRaster(block)) {
    // biome-ignore lint/performance/noImgElement: next/image leaves drawings alone.
    return <img src={src} width={width} height={height} alt={alt} loading="lazy" />
  }
  const sizes = '(min-width: 64rem) 46rem, 100vw'
  return <Image {...{ src, width, height, alt, sizes }} priority={isFirst} />
}

function words({ text, href }) {
  return href ? <a href={href}>{text}</a> : text
}
