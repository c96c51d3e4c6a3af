/** On the server only, so that the browser gets the content of its page by the loader. */
export { default as content } from '../content.json'
