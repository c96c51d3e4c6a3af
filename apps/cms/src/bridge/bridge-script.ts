import { bridgeClass } from './bridge.ts'

/** What `/bridge.js` does on a page: it gives it the class that pages of Storyblok's know. */
const { currentScript } = document
const address = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href
Object.assign(window, { StoryblokBridge: bridgeClass(new URL(address).origin) })
