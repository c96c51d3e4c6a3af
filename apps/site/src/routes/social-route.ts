import { join } from 'node:path'
import { brand } from 'virtual:brand'
import { coverSvg, fontOutlines, socialEdge } from 'virtual:brand-covers'
import { withLanguagePages } from '@prospectus/catalogue/languages/with-language-pages'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { clientAddress } from '@prospectus/server/client-limit'
import { createConversionQueue } from '@prospectus/server/images/conversion-queue'
import { loadSharp } from '@prospectus/server/images/decoding-limit'
import { createVariantStore } from '@prospectus/server/images/variant-store'
import { IMMUTABLE_POLICY, REDIRECT_POLICY } from '../http/cache-policy.ts'
import { createRepresentation } from '../http/representation.ts'
import { createStoryReader } from '../page/story-reader.ts'
import { plainResponse, type RequestContext, type SiteParts, send } from '../site-parts.ts'
import { type SocialCard, socialCard } from '../social/social-card.ts'
import { socialSvg } from '../social/social-svg.ts'

const ADDRESS = /^\/_\/social\/([\w-]+(?:\/[\w-]+)?)\/[0-9a-f]{20}\.png$/
/** Disk space for images that were drawn. */
const MAX_BYTES = 64 * 1024 * 1024
const BOUNDS = { maxWaiting: 256, maxPerClient: 64, maxWaitMs: 20_000 }
/** Draws one image at a time, because no visitor waits for it. */
const QUEUE = { maxRunning: 1, pages: BOUNDS, others: BOUNDS }

/**
 * `GET /_/social/<uuid>/<version>.png`: the generated social image of a page (HEAD-1). Only images that a page names
 * now are drawn; older addresses redirect.
 */
export function createSocialRoute({ settings, snapshots, security, log }: SiteParts) {
  const { dataDir, mode, trustProxy } = settings
  const folder = join(dataDir, 'social')
  const store = createVariantStore({ folder, maximumBytes: MAX_BYTES, now: Date.now })
  const queue = createConversionQueue(QUEUE)
  const inProgress = new Map<string, Promise<Uint8Array | undefined>>()

  const cardOf = (published: Snapshot, uuid: string): SocialCard | undefined => {
    const snapshot = withLanguagePages(published)
    const entry = snapshot.byUuid(uuid)
    if (entry === undefined) return undefined
    const reader = createStoryReader(snapshot, settings)
    const story = reader.read(entry)
    return socialCard({ story, snapshot, mode, settings: reader.settingsOf(story.lang) })
  }

  async function imageOf(card: SocialCard, client: string): Promise<Uint8Array | undefined> {
    const file = card.path.slice(card.path.lastIndexOf('/') + 1)
    const stored = await store.get(file).catch((cause: unknown) => {
      log.error(
        'social_images.read_failed',
        'The folder of social images could not be read; the image is drawn again. Check the disk of DATA_DIR',
        {
          cause,
        },
      )
    })
    if (stored !== undefined) return stored
    const bytes = await queue.run({ client, isForPage: true }, () => draw(card))
    if (bytes === undefined) return undefined
    await store.put(file, bytes).catch((cause: unknown) => {
      log.error(
        'social_images.store_failed',
        'A social image could not be stored; the image is drawn again when it is next requested. Check the disk of DATA_DIR',
        { cause },
      )
    })
    return bytes
  }

  return async (c: RequestContext): Promise<Response> => {
    const { pathname } = c.get('target')
    const uuid = ADDRESS.exec(pathname)?.[1]
    const card = uuid && (await snapshots.use(async (snapshot) => cardOf(snapshot, uuid)))
    if (!card) return plainResponse(security, 404)
    if (card.path !== pathname) {
      c.header('cache-control', REDIRECT_POLICY)
      return c.redirect(card.path, 302)
    }
    const image =
      inProgress.get(card.path) ??
      imageOf(card, clientAddress(c.env.incoming, trustProxy)).finally(() => {
        inProgress.delete(card.path)
      })
    inProgress.set(card.path, image)
    const bytes = await image
    if (bytes === undefined) return plainResponse(security, 503, { retryAfterSeconds: 5 })
    const headers = { 'cache-control': IMMUTABLE_POLICY, ...security.forOther() }
    const body = Buffer.from(bytes)
    const parts = { type: 'image/png', body, headers, isCompressible: false }
    return send(c, createRepresentation(parts))
  }
}

/** Draws the image as PNG, with a palette, which keeps flat colours to about 30 kB. */
async function draw(card: SocialCard): Promise<Uint8Array> {
  if (fontOutlines === undefined)
    throw new Error(
      'Expected the brand to have design/fonts/letters.json, a font for social images',
    )
  const { light } = brand.plainPages
  const sharp = await loadSharp()
  const [cover, edge] = [coverSvg(card.cover), socialEdge(light)]
  const svg = socialSvg(card, { font: fontOutlines, colours: light, cover, edge })
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0 }).toBuffer()
}
