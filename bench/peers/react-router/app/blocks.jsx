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
  const loading = isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' }
  const size = { width, height }
  if (!isRaster(block)) return <img src={src} alt={alt} {...size} loading="lazy" />
  const srcSet = `${src}-640.avif 640w, ${src}-1200.avif 1200w`
  const sizes = '(min-width: 64rem) 46rem, 100vw'
  return <img src={`${src}-1200.avif`} alt={alt} {...{ srcSet, sizes }} {...size} {...loading} />
}

function words({ text, href }) {
  return href ? <a href={href}>{text}</a> : text
}
