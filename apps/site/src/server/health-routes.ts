import type { SiteContext, SiteParts } from './site-parts.ts'

/** What `GET /readyz` answers. */
export interface Readiness {
  /** Published stories in the catalogue. */
  readonly stories: number
  readonly version: string
  /** Seconds since the catalogue was built. */
  readonly age: number
  /** Null while the site has no content system but the bundled catalogue. */
  readonly contentSystemReachable: boolean | null
}

/** For supervisors: `/healthz` (the process answers) and `/readyz` (it has a catalogue to answer from). */
export function createHealthRoutes({ catalogue }: Pick<SiteParts, 'catalogue'>) {
  return {
    alive: (c: SiteContext) => c.text('ok\n'),
    ready: (c: SiteContext) => {
      const { size, version, builtAt } = catalogue.current()
      const age = Math.max(0, Math.round((Date.now() - builtAt.getTime()) / 1000))
      const readiness: Readiness = { stories: size, version, age, contentSystemReachable: null }
      return c.json(readiness)
    },
  }
}
