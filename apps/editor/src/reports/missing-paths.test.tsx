import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createClient } from '../api/api.ts'
import { EditorContext } from '../context/editor-context.ts'
import { createQueryClient } from '../context/server-state.ts'
import { MissingPathDialog } from './missing-paths.tsx'

test('ROUTE-4 without a likely page, the dialog asks for an address and suggests none', () => {
  const editor = {
    me: {
      person: { id: 'a', name: 'Ada', email: 'ada@example.com', role: 'owner' },
      space: { id: 1, languages: [] },
      ...{ preview_url: '', site_url: '' },
    },
    request: createClient({}),
    components: new Map(),
    navigate: () => undefined,
  } as const
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <EditorContext value={editor}>
        <MissingPathDialog
          id={1}
          path="/prices"
          onCreated={() => undefined}
          onClose={() => undefined}
        />
      </EditorContext>
    </QueryClientProvider>,
  )
  expect(html).toContain('<strong>/prices</strong>')
  expect(html).toMatch(/<input[^>]* required=""/)
  expect(html).not.toContain('<fieldset')
})
