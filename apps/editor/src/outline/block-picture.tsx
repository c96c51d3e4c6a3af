import { useEditor } from '../context/editor-context.ts'
import { useRested } from '../context/use-rested.ts'
import { WORDS } from './words.ts'

/**
 * Only after resting on a block for this long: passing over the list must not load every picture on the way.
 */
const RESTS_MS = 150

/** The usual example of a block as the site shows it. Parts of blocks have no picture of their own. */
export function BlockPicture({ component }: { readonly component: string }) {
  const { me, components } = useEditor()
  const shown = useRested(component, RESTS_MS)
  const blocks = components.get('modules/page')?.schema.body?.component_whitelist
  if (!blocks?.includes(shown)) return null
  const address = `${me.preview_url}/dev/blocks/${encodeURIComponent(shown)}#example-${shown}-usual`
  return (
    <div className="picker-picture" aria-hidden="true">
      <iframe key={shown} src={address} title={WORDS.exampleOf(shown)} tabIndex={-1} inert />
    </div>
  )
}
