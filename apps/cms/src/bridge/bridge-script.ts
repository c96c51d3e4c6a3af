import { createBridgeClass } from './bridge.ts'

/** `/bridge.js`: defines `window.StoryblokBridge`, the class that pages made for Storyblok expect. */
const { currentScript } = document
const address = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href
Object.assign(window, { StoryblokBridge: createBridgeClass(new URL(address).origin) })
