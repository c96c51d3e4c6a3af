import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assetPath } from '../draft/asset-file.ts'
import type { StoryFile } from '../draft/envelope.ts'
import { printPage } from './print-page.ts'
import { openPrinter, type Printer } from './printer.ts'
import { rasterCover } from './raster-cover.ts'
import type { AssetOrder } from './story-shelf.ts'

/**
 * Makes what is ordered and not there yet below `content/assets`. Returns how many files were made.
 * Throws when a printed file's story is not among `stories`.
 */
export async function fillOrders(
  assetsFolder: string,
  orders: Iterable<AssetOrder>,
  stories: ReadonlyMap<string, StoryFile>,
): Promise<number> {
  let made = 0
  let printer: Printer | undefined
  try {
    for (const order of orders) {
      const path = join(assetsFolder, assetPath(order.file))
      if (await exists(path)) continue
      if (order.kind === 'pdf') printer ??= await openPrinter()
      await save(path, await bytesOf(order, stories, printer))
      made += 1
    }
  } finally {
    await printer?.close()
  }
  return made
}

async function bytesOf(
  order: AssetOrder,
  stories: ReadonlyMap<string, StoryFile>,
  printer: Printer | undefined,
): Promise<Uint8Array> {
  switch (order.kind) {
    case 'svg':
      return Buffer.from(order.svg)
    case 'cover':
      return await rasterCover(order.cover)
    case 'pdf': {
      const story = stories.get(order.story)
      if (story === undefined || printer === undefined)
        throw new Error(`no story to print for ${order.file.name}`)
      return await printer.print(printPage(story))
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}

async function save(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}
