import type { Me } from '@prospectus/protocol/management/person'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import type { Components, SendRequest } from '../api/api.ts'
import { openPath, PathLink, usePath } from '../components/path.tsx'
import { View } from '../components/view.tsx'
import { type Address, EditorContext } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { createQueryClient } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import type { Journal } from '../saving/journal.ts'
import { Workspace } from '../workspace/workspace.tsx'
import { Navigation } from './navigation.tsx'
import { ParkedNotice } from './parked-notice.tsx'
import { isStoriesPath } from './stories-path.ts'
import { VIEWS } from './views.ts'

interface FrameProps {
  readonly me: Me
  readonly request: SendRequest
  readonly components: Components
  readonly journal: Journal
}

/** The navigation, with the view of the current address beside it. */
export function Frame({ me, request, components, journal }: FrameProps) {
  const path = usePath().replace(/(.)\/$/, '$1')
  const view = VIEWS.find((each) => each.path === path)
  const editor = useMemo(
    () => ({ me, request, components, go: openStory }),
    [me, request, components],
  )
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <div className="editor-frame">
        {may(me, 'owner') && (
          <EditorContext value={editor}>
            <ParkedNotice />
          </EditorContext>
        )}
        <Navigation me={me} open={view?.path ?? (isStoriesPath(path) ? '/' : undefined)} />
        {view === undefined && isStoriesPath(path) && (
          <Workspace me={me} request={request} components={components} journal={journal} />
        )}
        {view === undefined && !isStoriesPath(path) && <NoSuchView path={path} />}
        {view !== undefined && (
          <EditorContext value={editor}>
            <Suspense fallback={<p className="app-note">{translate('views.opening')}</p>}>
              {may(me, view.needs) ? (
                <view.Content />
              ) : (
                <View title={view.label}>
                  <p className="view-empty">{translate('views.notAllowed')}</p>
                </View>
              )}
            </Suspense>
          </EditorContext>
        )}
      </div>
    </QueryClientProvider>
  )
}

/** View for an unknown address, with a link to the stories. */
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

function openStory({ storyId }: Partial<Address>): void {
  openPath(storyId === undefined ? '/' : `/stories/${storyId}`)
}
