import type { ParkedWork } from '@prospectus/protocol/management/plan'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LazyPart } from '../components/lazy-part.tsx'
import { openPath, PathLink, usePath } from '../components/path.tsx'
import { View } from '../components/view.tsx'
import { type Editor, EditorContext, type EditorUrlState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { createQueryClient, useResponse } from '../context/server-state.ts'
import { LOCALE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import type { Journal } from '../saving/journal.ts'
import { Workspace } from '../workspace/workspace.tsx'
import { Navigation } from './navigation.tsx'
import './parked-notice.css'
import { VIEWS } from './views.ts'

export interface FrameProps extends Omit<Editor, 'navigate'> {
  readonly journal: Journal
}

export function EditorFrame({ me, request, components, journal }: FrameProps) {
  const path = usePath().replace(/(.)\/$/, '$1')
  const view = VIEWS.find((view) => view.path === path)
  const editor = useMemo(
    () => ({ me, request, components, navigate: navigateToStory }),
    [me, request, components],
  )
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <EditorContext value={editor}>
        <div className="editor-frame">
          {hasRole(me, 'owner') && <ParkedNotice />}
          <Navigation currentPath={view?.path ?? (isStoriesPath(path) ? '/' : undefined)} />
          {view === undefined && isStoriesPath(path) && <Workspace journal={journal} />}
          {view === undefined && !isStoriesPath(path) && <NoSuchView path={path} />}
          {view !== undefined && (
            <LazyPart
              key={path}
              title={view.label}
              loading={<p className="app-note">{translate('views.opening')}</p>}
            >
              {hasRole(me, view.requiredRole) ? (
                <view.Content />
              ) : (
                <View title={view.label}>
                  <p className="view-empty">{translate('views.notAllowed')}</p>
                </View>
              )}
            </LazyPart>
          )}
        </div>
      </EditorContext>
    </QueryClientProvider>
  )
}

function NoSuchView({ path }: { readonly path: string }) {
  return (
    <View title={translate('views.noSuchView')}>
      <p className="view-empty">{translate('views.noSuchViewWhy', { path })}</p>
      <PathLink to="/" className="button-link">
        {translate('views.toStories')}
      </PathLink>
    </View>
  )
}

/** Opens a story from a view outside the workspace, or the stories; ignores the rest of the address. */
function navigateToStory({ storyId }: Partial<EditorUrlState>): void {
  openPath(storyId === undefined ? '/' : `/stories/${storyId}`)
}

/** True for a path that shows the stories: `/`, a story, or a path of sign-in and one-time links. */
export function isStoriesPath(path: string): boolean {
  return STORIES_PATH.test(path)
}

const STORIES_PATH = /^\/(?:stories\/\d{1,15}|first-owner|reset-password|sign-on-failed)?$/

const PARKED_KINDS = ['webhooks', 'messages', 'plans'] as const

/** Polling interval while work is parked, and until the server has answered. */
const POLL_MS = 60_000

/** Tells owners which work a restore has parked, and how to resume it. */
function ParkedNotice() {
  const { body } = useResponse(
    'GET parked',
    {},
    {
      pollMs: (response) =>
        (response === undefined || describeParked(response.body.parked).length > 0) && POLL_MS,
    },
  )
  const list = describeParked(body?.parked)
  if (list.length === 0) return null
  return (
    <section className="parked" aria-label={translate('parked.title')}>
      <p>
        <strong>{translate('parked.title')}. </strong>
        {translate('parked.what', { list: new Intl.ListFormat(LOCALE).format(list) })}
      </p>
      <p>
        {translate('parked.how')} <code>npm run content -- parked resume</code>{' '}
        <span className="parked-release">
          ({translate('parked.inRelease')} <code>node prospectus.js content parked resume</code>)
        </span>{' '}
        {translate('parked.alone')}
      </p>
    </section>
  )
}

/** Lists parked work by kind: `2 webhooks`, `1 planned change`. */
function describeParked(parked: ParkedWork | undefined): readonly string[] {
  return PARKED_KINDS.flatMap((kind) => {
    const count = parked?.[kind] ?? 0
    return count > 0 ? [translate(`parked.${kind}`, { count })] : []
  })
}
