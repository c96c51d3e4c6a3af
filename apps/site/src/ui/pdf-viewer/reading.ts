/** The part of the reader that is loaded on demand. */
export { openDocument } from './pdf-document.ts'
export { showPages } from './pdf-pages.ts'
