import { createBridgeClass } from './bridge.ts'

const { currentScript } = document
const address = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href
// `/bridge.js`: defines `window.StoryblokBridge`, the class that pages made for Storyblok expect.
Object.assign(window, { StoryblokBridge: createBridgeClass(new URL(address).origin) })
