/** Written by the build (`brand-modules.ts`) from the folder of the chosen brand. */

declare module 'virtual:brand' {
  export const brand: Omit<import('@prospectus/server/brand').Brand, 'folder'>
}

declare module 'virtual:brand-design' {
  import type { StyleRule } from '../../apps/site/src/rendering/style-rules.ts'
  import type { InlineSvg } from './inline-svg.ts'

  /** Each sheet's rules, in the order of their files' names. */
  export const designSheets: readonly (readonly StyleRule[])[]
  export const iconUrl: string
  /** Of the file that every page asks for early. */
  export const fontUrl: string | undefined
  export const logo: InlineSvg
}

declare module 'virtual:brand-styles' {}

declare module 'virtual:brand-covers' {
  export interface CoverOptions {
    /** First segment of the resource's slug, such as `podcast`. */
    readonly section: string
    /** Theme slugs. */
    readonly themes: readonly string[]
    /** Whatever is the resource's own, such as its uuid. */
    readonly seed: string
    /** Its title, whose words say what it is about. */
    readonly words?: string
  }

  /** The cover of a resource without a picture (BLOCK-12): an SVG document, or nothing. */
  export function coverSvg(options: CoverOptions): string

  /** The outlines that words in pictures are set in; undefined for a brand without any. */
  export const letters: import('../../apps/site/src/social/letters.ts').Letters | undefined
}
