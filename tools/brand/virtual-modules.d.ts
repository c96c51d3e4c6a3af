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

/** Written by `extension-modules.ts` from the packages that the brand names. */
declare module 'virtual:brand-extensions' {
  export const extensions: readonly import('../../apps/site/src/rendering/extension.ts').SiteExtension[]
}

declare module 'virtual:brand-extension-styles' {
  /** Each sheet's rules, by its file's name, such as `./chart.css`. */
  export const styles: Readonly<
    Record<string, readonly import('../../apps/site/src/rendering/style-rules.ts').StyleRule[]>
  >
}

declare module 'virtual:brand-extension-scripts' {
  /** Scripts that come with the loader, by file name such as `./chart.always.ts`. */
  export const scripts: Readonly<
    Record<string, import('../../apps/site/src/islands/loader.ts').Enhance>
  >
}

declare module 'virtual:brand-covers' {
  export interface CoverOptions {
    /** First segment of the resource's slug, such as `podcast`. */
    readonly section: string
    /** Theme slugs. */
    readonly themes: readonly string[]
    /** Whatever is the resource's own, such as its uuid. */
    readonly seed: string
    /** Its title, whose words say what it is about. */
    readonly title?: string
  }

  /** The cover of a resource without a picture (BLOCK-12): an SVG document, or nothing. */
  export function coverSvg(options: CoverOptions): string

  /** The outlines that words in pictures are set in; undefined for a brand without any. */
  export const letters: import('../../apps/site/src/social/letters.ts').Letters | undefined
}
