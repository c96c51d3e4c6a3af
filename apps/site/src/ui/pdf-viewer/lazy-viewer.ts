/** The part of the viewer that is loaded on demand. */
export { openDocument } from './pdf-document.ts'
export { showPages } from './pdf-pages.ts'
