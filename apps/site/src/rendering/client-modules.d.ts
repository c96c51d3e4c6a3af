/** Written by the build (`build/client-modules.ts`): where the browser's modules are served. */
declare module 'virtual:client-modules' {
  /** Address of each enhancer and island by stem, such as `/_/faqs-8f3a.js`. */
  export const moduleUrls: Readonly<Record<string, string>>
  export const loaderUrl: string
  /** Every style sheet in one file: what the preview links. */
  export const allStylesUrl: string
  /**
   * What the loader (`loader`) and each enhancer and island by stem may put on a page: classes, elements
   * and custom properties; beginnings of them end in a star, such as `cover-*`. Undefined in
   * development: it may be anything.
   */
  export const namesOfScripts: Readonly<Record<string, readonly string[]>> | undefined
}
