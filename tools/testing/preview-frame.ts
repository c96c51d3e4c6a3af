import { createHash } from 'node:crypto'

export interface PreviewAddress {
  /** Origin of the preview. */
  readonly previewUrl: string
  readonly spaceId: string
  readonly previewToken: string
  readonly path: string
  /** If omitted, the path determines the story. */
  readonly storyId?: number | undefined
}

/** Address of a draft, signed as an editor signs it for its frame (live-preview#signed-request). */
export function signedPreview(parts: PreviewAddress): string {
  const { previewUrl, spaceId, previewToken, path, storyId } = parts
  const timestamp = String(Math.floor(Date.now() / 1000))
  const hash = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`)
  const query = new URLSearchParams({
    ...(storyId === undefined ? {} : { _storyblok: String(storyId), _storyblok_c: 'page' }),
    '_storyblok_tk[space_id]': spaceId,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': hash.digest('hex'),
  })
  return `${previewUrl}${path}?${query}`
}

/**
 * Page of an editor with nothing but the frame; `received` holds the frame's messages. It starts edit mode when the
 * previewed page asks for it, as every editor does, unless `isSilent`.
 */
export function editorHtml(address: string, { isSilent = false } = {}): string {
  const src = address.replaceAll('&', '&amp;')
  return `<!doctype html><title>Editor</title><link rel="icon" href="data:,">
    <script>
      window.received = []
      addEventListener('message', ({ origin, source, data }) => {
        received.push({ origin, data })
        if (${!isSilent} && data.action === 'initialized') source.postMessage({ action: 'enterEditmode' }, origin)
      })
    </script>
    <iframe title="Preview" src="${src}" style="inline-size: 1300px; block-size: 800px"></iframe>`
}
