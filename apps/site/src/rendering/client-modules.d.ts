/**
 * Types of the module `virtual:client-modules`, which `build/client-modules.ts` generates: addresses of the browser's
 * modules, and the names that their scripts may add.
 */
declare module 'virtual:client-modules' {
  /** Addresses by stem of the enhancer or island, such as `/_/faqs-8f3a.js`. */
  export const moduleUrls: Readonly<Record<string, string>>
  export const loaderUrl: string
  /** Address of a sheet with all styles, for pages of the preview; '' in development. */
  export const allStylesUrl: string
  /**
   * Classes, elements and custom properties that a script may add, by the script's stem; `cover-*` is a prefix.
   * Undefined in development, where scripts may add any.
   */
  export const namesAddedByScript: Readonly<Record<string, readonly string[]>> | undefined
}
