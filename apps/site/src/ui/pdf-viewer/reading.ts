/** What the reader loads when it is seen: pdf.js and all that knows about it. */
export { openDocument } from './pdf-document.ts'
export { showPages } from './pdf-pages.ts'
