import { BLOCK_GROUPS, type BlockGroup } from '@prospectus/content/schema/blocks/block'
import { useDeferredValue, useState } from 'react'
import type { LocalizedComponent } from '../api/api.ts'
import { moveFocusByArrow } from '../components/arrow-keys.ts'
import { CloseButton, Dialog } from '../components/dialog.tsx'
import { SearchBox } from '../components/form.tsx'
import { useEditor } from '../context/editor-context.ts'
import { useDebounced } from '../context/use-debounced.ts'
import './block-picker.css'
import { translate } from '../messages/messages.ts'

interface BlockPickerProps {
  readonly choices: readonly LocalizedComponent[]
  readonly onPick: (component: string) => void
  readonly onClose: () => void
}

export function BlockPicker({ choices, onPick, onClose }: BlockPickerProps) {
  const [query, setQuery] = useState('')
  const [highlightedName, setHighlightedName] = useState<string>()
  const searchText = query.trim().toLowerCase()
  const groups = groupBlocks(
    choices.filter(({ name, display_name }) =>
      `${display_name} ${name}`.toLowerCase().includes(searchText),
    ),
  )
  const matches = groups.flatMap(({ blocks }) => blocks)
  const activeName = matches.some(({ name }) => name === highlightedName)
    ? highlightedName
    : matches[0]?.name
  const previewedName = useDeferredValue(activeName)
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
          pick(activeName)
        }}
        onKeyDown={(event) => moveFocusByArrow(event, 'input, .picker-list button')}
      >
        <h2>{translate('outline.add')}</h2>
        <SearchBox
          label={translate('outline.search')}
          placeholder={translate('outline.searchHint')}
          value={query}
          onChange={(text) => {
            setQuery(text)
            setHighlightedName(undefined)
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
                  className={name === activeName ? 'is-pointed' : ''}
                  onClick={() => pick(name)}
                  onPointerEnter={() => setHighlightedName(name)}
                  onFocus={() => setHighlightedName(name)}
                >
                  {display_name}
                </button>
              ))}
            </section>
          ))}
          {matches.length === 0 && <p className="quiet">{translate('outline.nothingFound')}</p>}
        </div>
        <CloseButton className="dialog-close" />
      </form>
      {previewedName !== undefined && <BlockPreview component={previewedName} />}
    </Dialog>
  )
}

/** Groups blocks by purpose, without empty groups. Parts that fit only one kind of block come last. */
export function groupBlocks(blocks: readonly LocalizedComponent[]): readonly {
  readonly group: BlockGroup | 'parts'
  readonly blocks: readonly LocalizedComponent[]
}[] {
  return ([...BLOCK_GROUPS, 'parts'] as const)
    .map((group) => ({
      group,
      blocks: blocks.filter((block) => (block.group ?? 'parts') === group),
    }))
    .filter(({ blocks }) => blocks.length > 0)
}

/** Delay before a preview loads, so that moving over the list does not load every one. */
const PREVIEW_DELAY_MS = 150

/** The site's `usual` example of a block. Parts of blocks have none. */
function BlockPreview({ component }: { readonly component: string }) {
  const { me, components } = useEditor()
  const debounced = useDebounced(component, PREVIEW_DELAY_MS)
  const blocks = components.get('modules/page')?.schema.body?.component_whitelist
  if (!blocks?.includes(debounced)) return null
  const address = `${me.preview_url}/dev/blocks/${encodeURIComponent(debounced)}#example-${debounced}-usual`
  return (
    <div className="picker-picture" aria-hidden="true">
      <iframe
        key={debounced}
        src={address}
        title={translate('outline.exampleOf', { block: debounced })}
        tabIndex={-1}
        inert
      />
    </div>
  )
}
