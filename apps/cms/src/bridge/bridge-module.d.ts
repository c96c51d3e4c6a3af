/** Module that the build provides (`build/bridge-script.ts`). */
declare module 'virtual:bridge-script' {
  export const bridgeScript: string
}
