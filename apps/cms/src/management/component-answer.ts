import type {
  Component,
  Folder,
  InternalTag,
  Preset,
} from '@prospectus/protocol/management/definition'
import type { StoredComponent } from '../definitions/components.ts'

/** A component of the site or one that was pushed. */
export type KnownComponent = Omit<StoredComponent, 'deleted_at'>

/** What components name by its id. */
export interface ComponentContext {
  readonly groups: readonly Folder[]
  readonly presets: readonly Preset[]
  readonly tags: readonly InternalTag[]
}

/** A component as official clients know it; groups, presets and tags that are gone are left out. */
export function outwardComponent(
  { id, name, definition, created_at, updated_at }: KnownComponent,
  { groups, presets, tags }: ComponentContext,
): Component {
  const said = definition
  const tagged = tags.filter((tag) => said.internal_tag_ids?.includes(tag.id))
  const own = presets.filter(({ component_id }) => component_id === id)
  const group = groups.find(({ uuid }) => uuid === said.component_group_uuid)
  return {
    id,
    name,
    display_name: said.display_name ?? null,
    description: said.description ?? null,
    created_at,
    updated_at,
    schema: said.schema ?? {},
    image: said.image ?? null,
    preview_field: said.preview_field ?? null,
    is_root: said.is_root ?? false,
    preview_tmpl: said.preview_tmpl ?? null,
    is_nestable: said.is_nestable ?? true,
    all_presets: own.map(({ created_at: _, updated_at: __, ...preset }) => preset),
    preset_id: own.find((preset) => preset.id === said.preset_id)?.id ?? null,
    real_name: said.display_name || name,
    component_group_uuid: group?.uuid ?? null,
    color: said.color ?? null,
    icon: said.icon ?? null,
    internal_tags_list: tagged.map(({ id, name }) => ({ id, name })),
    internal_tag_ids: tagged.map(({ id }) => String(id)),
    content_type_asset_preview: said.content_type_asset_preview ?? null,
    metadata: said.metadata ?? null,
    // Only the editor asks for these, with a language; official clients have `component_group_uuid`.
    ...(said.group === undefined ? {} : { group: said.group }),
    ...(said.is_tool === undefined ? {} : { is_tool: said.is_tool }),
  }
}
