import { plainAnswer, type RequestContext, type SiteParts, send } from '../site-parts.ts'

/** Answers `GET /_/*`: a file that the build made for the browser, or 404. */
export function createBuiltFileRoute({ security, clientFiles }: SiteParts) {
  return (c: RequestContext): Response => {
    const file = clientFiles.get(c.get('target').pathname)
    return file === undefined ? plainAnswer(security, 404) : send(c, file)
  }
}
