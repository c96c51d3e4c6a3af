/** Made by the build (`build/client-modules.ts`): addresses of the browser's modules. */
declare module 'virtual:client-modules' {
  /** Address of each enhancer and island by stem, such as `/_/faqs-8f3a.js`. */
  export const moduleUrls: Readonly<Record<string, string>>
  export const loaderUrl: string
  /** Every style sheet in one file, for preview. */
  export const allStylesUrl: string
  /**
   * Names that the loader (`loader`) and each enhancer and island by stem may put on a page: classes, elements and custom
   * properties; a star ends the beginning of a name, such as `cover-*`. Undefined in development: any name.
   */
  export const namesOfScripts: Readonly<Record<string, readonly string[]>> | undefined
}
