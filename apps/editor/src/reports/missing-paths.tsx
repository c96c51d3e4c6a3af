import type { MissingPath } from '@prospectus/protocol/management/report'
import { useState } from 'react'
import { FormDialog, TextRow } from '../components/form.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { type ListTools, ListView } from '../components/list-view.tsx'
import { EmptyMessage } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { useChange, useRefresh, useResponse } from '../context/server-state.ts'
import './reports.css'
import { translate } from '../messages/messages.ts'

/** Requested paths that do not exist, each with a button to redirect it. */
export function MissingPaths() {
  const { me } = useEditor()
  const change = useChange()
  const actions = ({ id, path, dismissed }: MissingPath, tools: ListTools) => {
    const toggleDismissed = async () => {
      const { problem } = await change('PUT missing_paths/:id', {
        params: { id },
        body: { missing_path: { dismissed: !dismissed } },
      })
      tools.report(
        problem,
        dismissed
          ? translate('reports.broughtBack', { path })
          : translate('reports.dismissed', { path }),
      )
    }
    const onCreated = (to: string) => tools.notify(translate('reports.made', { from: path, to }))
    return [
      {
        caption: translate('reports.redirect'),
        ariaLabel: translate('reports.redirectOf', { path }),
        onClick: () =>
          tools.showDialog(
            <MissingPathDialog
              id={id}
              path={path}
              onCreated={onCreated}
              onClose={tools.closeDialog}
            />,
          ),
      },
      {
        caption: dismissed ? translate('reports.bringBack') : translate('reports.dismiss'),
        ariaLabel: dismissed
          ? translate('reports.bringBackOf', { path })
          : translate('reports.dismissOf', { path }),
        onClick: () => void toggleDismissed(),
      },
    ]
  }
  return (
    <ListView
      title={translate('reports.missingPaths')}
      intro={translate('reports.missingPathsIntro')}
      route="GET missing_paths"
      request={{}}
      perPage={50}
      keyOf={({ id }) => id}
      filters={[
        {
          name: 'search',
          label: translate('reports.searchPaths'),
          placeholder: translate('reports.partOfAddress'),
        },
        {
          name: 'dismissed',
          label: translate('reports.whichPaths'),
          choices: [
            ['', translate('reports.openPaths')],
            ['1', translate('reports.dismissedPaths')],
          ],
        },
      ]}
      empty={({ search, dismissed }) => {
        if (search !== '') return translate('reports.noPathLikeThat')
        if (dismissed !== '') return translate('reports.noneDismissed')
        return (
          <EmptyMessage title={translate('reports.noPaths')}>
            {translate('reports.noPathsHelp')}
          </EmptyMessage>
        )
      }}
      columns={[
        {
          title: translate('reports.address'),
          isWide: true,
          cell: ({ path }) => <span className="is-long">{path}</span>,
        },
        { title: translate('reports.requests'), cell: ({ count }) => `${count} ×` },
        { title: translate('reports.lastTime'), cell: ({ last_at }) => formatDateTime(last_at) },
        {
          title: translate('reports.referrer'),
          isWide: true,
          cell: ({ referrer }) => <span className="is-long">{referrer}</span>,
        },
      ]}
      {...(hasRole(me, 'editor') && { actions })}
    />
  )
}

interface MissingPathDialogProps {
  readonly id: number
  readonly path: string
  readonly onCreated: (to: string) => void
  readonly onClose: () => void
}

/** Redirects a path; pages with similar addresses are suggested, and the most similar one is filled in. */
export function MissingPathDialog({ id, path, onCreated, onClose }: MissingPathDialogProps) {
  const change = useChange()
  const refresh = useRefresh()
  const { body, problem: likelyProblem } = useResponse('GET missing_paths/:id/likely_pages', {
    params: { id },
  })
  const likelyPages = body?.pages ?? []
  const [typedDestination, setTypedDestination] = useState<string>()
  const destination = typedDestination ?? likelyPages[0]?.path ?? ''
  return (
    <FormDialog
      title={translate('reports.redirect')}
      submitLabel={translate('reports.makeIt')}
      onClose={onClose}
      onSubmit={async () => {
        const redirect = { from: path, to: destination.trim() }
        const { problem } = await change('POST redirects', { body: { redirect } })
        refresh('missing_paths')
        if (problem === '') onCreated(redirect.to)
        return problem
      }}
    >
      <p className="redirected-path">
        {translate('reports.oldAddress')}: <strong>{path}</strong>
      </p>
      <TextRow
        label={translate('reports.leadsTo')}
        help={translate('reports.leadsToHelp')}
        value={destination}
        required
        onChange={setTypedDestination}
      />
      {likelyProblem !== '' && <p role="alert">{likelyProblem}</p>}
      {likelyPages.length > 0 && (
        <fieldset className="likely-pages">
          <legend>{translate('reports.likely')}</legend>
          {likelyPages.map((page) => (
            <button key={page.id} type="button" onClick={() => setTypedDestination(page.path)}>
              {page.name} <span className="quiet">{page.path}</span>
            </button>
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}
