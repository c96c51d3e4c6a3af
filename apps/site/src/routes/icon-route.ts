import { iconUrl } from 'virtual:brand-design'
import { loadSharp } from '@prospectus/server/images/decoding-limit'
import { FIVE_MINUTES_POLICY } from '../http/cache-policy.ts'
import { createRepresentation, type Representation } from '../http/representation.ts'
import { plainResponse, type RequestContext, type SiteParts, send } from '../site-parts.ts'

/** Width and height in pixels, by the path at which browsers look for an icon. */
const SIZES: Readonly<Record<string, number>> = {
  '/favicon.ico': 48,
  '/apple-touch-icon.png': 180,
  '/apple-touch-icon-precomposed.png': 180,
}

/** The brand's icon as PNG, for browsers and home screens without SVG. */
export function createIconRoute({ clientFiles, security }: SiteParts) {
  const icons = new Map<string, Promise<Representation>>()

  async function draw(svg: Buffer, size: number): Promise<Representation> {
    const sharp = await loadSharp()
    // Icons are 32 units wide: drawing at the target size avoids enlarging.
    const body = await sharp(svg, { density: (72 * size) / 32 })
      .resize(size, size)
      .png()
      .toBuffer()
    const headers = { 'cache-control': FIVE_MINUTES_POLICY, ...security.forOther() }
    return createRepresentation({ type: 'image/png', body, headers, isCompressible: false })
  }

  return async (c: RequestContext): Promise<Response> => {
    const { pathname } = c.get('target')
    const svg = clientFiles.get(iconUrl)?.encodedAs('identity').body
    const size = SIZES[pathname]
    if (svg === undefined || size === undefined) return plainResponse(security, 404)
    const icon = icons.get(pathname) ?? draw(svg, size)
    icons.set(pathname, icon)
    // After a failure, the next request draws again.
    icon.catch(() => icons.delete(pathname))
    return send(c, await icon)
  }
}
