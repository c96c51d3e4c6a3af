import type { MiddlewareHandler } from 'hono'
import { createRepresentation } from '../http/representation.ts'
import { type SiteEnv, type SiteParts, send } from '../site-parts.ts'
import { representationParts } from './page-route.ts'

/** The block gallery, in preview only (site-endpoints#gallery). Other requests go on to `next`. */
export function createGalleryRoute(parts: SiteParts): MiddlewareHandler<SiteEnv> {
  const { settings, snapshots } = parts
  const gallery = settings.mode === 'preview' ? parts.preview?.gallery : undefined
  return async (c, next) => {
    const page = gallery && (await snapshots.use((snapshot) => gallery(c.get('target'), snapshot)))
    return page === undefined
      ? next()
      : send(c, createRepresentation(representationParts(page, parts)))
  }
}
