import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { contentFolder } from '../../tools/run/project.ts'

/** A text, with the address of the link that it is or contains. */
interface InlineText {
  readonly text: string
  readonly href?: string
}

interface Picture {
  readonly tag: 'img'
  readonly file: string
  /** Path below the assets folder; left out of the peers' content. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

export type Block =
  | (InlineText & { readonly tag: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'blockquote' })
  | { readonly tag: 'ul'; readonly items: readonly InlineText[] }
  | Picture

interface Page {
  readonly title: string
  readonly description: string
  readonly blocks: readonly Block[]
}

/** Content of every peer: the texts, links and pictures of three of our pages. */
export interface SharedContent {
  readonly site: {
    readonly name: string
    readonly header: readonly InlineText[]
    readonly footer: readonly InlineText[]
  }
  readonly home: Page
  readonly resources: Page
  readonly article: Page
}

/** Captures a picture's path below the assets folder from its address on our site. */
const PICTURE_PATH = /\/assets\/f\/\d+\/(\d+x\d+\/[^/]+\/[^/]+\.(?:png|jpe?g|svg))/

/**
 * Reads the content of three of our pages from their rendered HTML, so that peers show the same whatever blocks it comes
 * from. Leaves out drawings, filters and forms; no script runs.
 */
export async function readSharedContent(
  browser: Browser,
  addresses: Readonly<Record<'home' | 'resources' | 'article', string>>,
): Promise<SharedContent> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const read = async (address: string) => {
    await page.goto(address)
    return page.evaluate(readRenderedPage)
  }
  const home = await read(addresses.home)
  const resources = await read(addresses.resources)
  const article = await read(addresses.article)
  await context.close()
  const { name, header, footer } = home
  return {
    site: { name, header, footer },
    home: internalLinkTarget(home),
    resources: internalLinkTarget(resources),
    article: internalLinkTarget(article),
  }
}

/**
 * Writes the content to where a peer's sources read it: `content.json`, and the pictures' files.
 * @param articles number of copies of the article
 * @param pictures folder of the pictures, below `folder`
 * @param isSized true if pictures are resized in advance, for a peer that cannot resize them
 */
export async function writeSharedContent(
  content: SharedContent,
  folder: string,
  { articles, pictures, isSized }: { articles: number; pictures: string; isSized: boolean },
): Promise<void> {
  const withoutPaths = (key: string, value: unknown) => (key === 'path' ? undefined : value)
  writeFileSync(
    join(folder, 'content.json'),
    JSON.stringify({ ...content, articles }, withoutPaths, 1),
  )
  mkdirSync(join(folder, pictures), { recursive: true })
  for (const path of picturePaths(content)) {
    const target = join(folder, pictures, basename(path))
    if (existsSync(target)) continue
    const source = join(contentFolder(), 'assets', path)
    copyFileSync(source, target)
    if (!isSized || path.endsWith('.svg')) continue
    for (const width of [640, 1200]) {
      await sharp(source).resize(width).avif().toFile(`${target}-${width}.avif`)
    }
  }
}

function picturePaths({ home, resources, article }: SharedContent): ReadonlySet<string> {
  const blocks = [home, resources, article].flatMap((page) => page.blocks)
  return new Set(blocks.flatMap((block) => (block.tag === 'img' ? [block.path] : [])))
}

type RenderedPage = ReturnType<typeof readRenderedPage>

function internalLinkTarget({ title, description, blocks }: RenderedPage): Page {
  return {
    title,
    description,
    blocks: blocks.flatMap((block): readonly Block[] => {
      if (block.tag !== 'img') return [block as Block]
      const path = PICTURE_PATH.exec(decodeURI(block.src))?.[1]
      if (path === undefined) return []
      const { width, height, alt } = block
      return [{ tag: 'img', file: basename(path), path, width, height, alt }]
    }),
  }
}

/** Runs in the browser: reads the texts, links and pictures of the page, in their order. */
function readRenderedPage() {
  const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const inlineText = (element: Element) => {
    const link = element.matches('a') ? element : element.querySelector('a')
    const href = link?.getAttribute('href')
    return { text: textOf(element), ...(href ? { href } : {}) }
  }
  const links = (container: string) =>
    [...document.querySelectorAll(`${container} a[href]`)]
      .map(inlineText)
      .filter(({ text }) => text !== '')
  const selector = 'h1, h2, h3, h4, p, blockquote, li, img'
  const blocks: {
    tag: string
    text: string
    href?: string
    items: { text: string; href?: string }[]
    src: string
    width: number
    height: number
    alt: string
  }[] = []
  const emptyBlock = { text: '', items: [], src: '', width: 0, height: 0, alt: '' }
  let list: Element | null = null
  for (const element of document.querySelectorAll(`main :is(${selector})`)) {
    if (element.matches('svg *, form *, nav *, [hidden], [hidden] *, template *')) continue
    const tag = element.localName
    if (tag === 'img') {
      blocks.push({
        ...emptyBlock,
        tag,
        src: element.getAttribute('src') ?? '',
        width: Number(element.getAttribute('width')),
        height: Number(element.getAttribute('height')),
        alt: element.getAttribute('alt') ?? '',
      })
      continue
    }
    // An element that contains another of these has no text of its own.
    if (element.querySelector(selector) !== null) continue
    const inline = inlineText(element)
    if (inline.text === '') continue
    if (tag !== 'li') {
      blocks.push({ ...emptyBlock, tag, ...inline })
      continue
    }
    const last = blocks.at(-1)
    if (last?.tag === 'ul' && list === element.parentElement) last.items.push(inline)
    else blocks.push({ ...emptyBlock, tag: 'ul', items: [inline] })
    list = element.parentElement
  }
  return {
    name: document.title.split(/[,|]/)[0]?.trim() ?? '',
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    header: links('header'),
    footer: links('footer'),
    blocks,
  }
}
