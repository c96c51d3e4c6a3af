import { BLOCK_GROUPS, type BlockGroup } from '@prospectus/content/schema/blocks/block'
import { useDeferredValue, useState } from 'react'
import type { EditorComponent } from '../api/api.ts'
import { arrowThrough } from '../components/arrow-through.ts'
import { CloseButton, Dialog } from '../components/dialog.tsx'
import { useEditor } from '../context/editor-context.ts'
import { useRested } from '../context/use-rested.ts'
import './block-picker.css'
import { translate } from '../messages/messages.ts'

interface BlockPickerProps {
  /** The blocks to choose from. */
  readonly fitting: readonly EditorComponent[]
  readonly onPick: (component: string) => void
  readonly onClose: () => void
}

/** Lets one choose a block to add, with a picture of the one under the pointer. */
export function BlockPicker({ fitting, onPick, onClose }: BlockPickerProps) {
  const [query, setWords] = useState('')
  const [pointed, point] = useState<string>()
  const wanted = query.trim().toLowerCase()
  const groups = groupedBlocks(
    fitting.filter(({ name, display_name }) =>
      `${display_name} ${name}`.toLowerCase().includes(wanted),
    ),
  )
  const found = groups.flatMap(({ blocks }) => blocks)
  const shown = found.some(({ name }) => name === pointed) ? pointed : found[0]?.name
  const pictured = useDeferredValue(shown)
  const pick = (name: string | undefined) => {
    if (name === undefined) return
    onPick(name)
    onClose()
  }
  return (
    <Dialog className="picker" title={translate('outline.add')} heading={null} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          pick(shown)
        }}
        onKeyDown={(event) => arrowThrough(event, 'input, .picker-list button')}
      >
        <h2>{translate('outline.add')}</h2>
        <input
          type="search"
          aria-label={translate('outline.search')}
          placeholder={translate('outline.searchHint')}
          value={query}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            point(undefined)
          }}
        />
        <div className="picker-list">
          {groups.map(({ group, blocks }) => (
            <section key={group} aria-label={translate(`outline.groups.${group}`)}>
              <h3>{translate(`outline.groups.${group}`)}</h3>
              {blocks.map(({ name, display_name }) => (
                <button
                  key={name}
                  type="button"
                  className={name === shown ? 'is-pointed' : ''}
                  onClick={() => pick(name)}
                  onPointerEnter={() => point(name)}
                  onFocus={() => point(name)}
                >
                  {display_name}
                </button>
              ))}
            </section>
          ))}
          {found.length === 0 && <p className="quiet">{translate('outline.nothingFound')}</p>}
        </div>
        <CloseButton className="dialog-close" />
      </form>
      {pictured !== undefined && <BlockPicture component={pictured} />}
    </Dialog>
  )
}

/** Groups blocks by purpose, then the parts that belong into one block only. Empty groups are left out. */
export function groupedBlocks(blocks: readonly EditorComponent[]): readonly {
  readonly group: BlockGroup | 'parts'
  readonly blocks: readonly EditorComponent[]
}[] {
  return ([...BLOCK_GROUPS, 'parts'] as const)
    .map((group) => ({
      group,
      blocks: blocks.filter((block) => (block.group ?? 'parts') === group),
    }))
    .filter((each) => each.blocks.length > 0)
}

/** Milliseconds on a block before its picture loads, so that moving over the list does not load every picture. */
const RESTS_MS = 150

/** A block's usual example as the site shows it. Parts of blocks have none. */
function BlockPicture({ component }: { readonly component: string }) {
  const { me, components } = useEditor()
  const shown = useRested(component, RESTS_MS)
  const blocks = components.get('modules/page')?.schema.body?.component_whitelist
  if (!blocks?.includes(shown)) return null
  const address = `${me.preview_url}/dev/blocks/${encodeURIComponent(shown)}#example-${shown}-usual`
  return (
    <div className="picker-picture" aria-hidden="true">
      <iframe
        key={shown}
        src={address}
        title={translate('outline.exampleOf', { block: shown })}
        tabIndex={-1}
        inert
      />
    </div>
  )
}
