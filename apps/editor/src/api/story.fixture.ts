import type { Story } from '@prospectus/protocol/management/story'

/** A published page as the API returns it, with some members replaced. */
export function storyRecord(overrides: Partial<Story>): Story {
  return {
    id: 7,
    uuid: 'u',
    group_id: 'g',
    name: 'Home',
    slug: 'home',
    full_slug: 'home',
    path: null,
    parent_id: 0,
    position: 0,
    lang: 'default',
    version: 1,
    published: true,
    unpublished_changes: false,
    is_folder: false,
    is_startpage: false,
    tag_list: [],
    alternates: [],
    redirect_to: null,
    created_at: '2026-01-02T03:04:05.678Z',
    updated_at: '2026-01-02T03:04:05.678Z',
    published_at: '2026-01-02T03:04:05.678Z',
    first_published_at: '2026-01-02T03:04:05.678Z',
    content: null,
    ...overrides,
  }
}
