import type { MissingPath } from '@prospectus/protocol/management/report'
import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { useChange, useRefresh, useResponse } from '../context/server-state.ts'
import { FormDialog, TextRow } from '../pieces/form.tsx'
import { type ListTools, ListView } from '../pieces/list-view.tsx'
import { showTime } from '../pieces/show-time.ts'
import { Empty } from '../pieces/view.tsx'
import './reports.css'
import { WORDS } from './words.ts'

/** Addresses that visitors asked for in vain, each with the way to lead it somewhere. */
export function MissingPaths() {
  const { me } = useEditor()
  const change = useChange()
  const actions = ({ id, path, dismissed }: MissingPath, tools: ListTools) => {
    const turn = async () => {
      const { fault } = await change('PUT missing_paths/:id', {
        params: { id },
        body: { missing_path: { dismissed: !dismissed } },
      })
      tools.report(fault, dismissed ? WORDS.broughtBack(path) : WORDS.dismissed(path))
    }
    const onMade = (to: string) => tools.say(WORDS.made(path, to))
    return [
      {
        words: WORDS.redirect,
        label: WORDS.redirectOf(path),
        act: () =>
          tools.show(<RedirectDialog id={id} path={path} onMade={onMade} onClose={tools.close} />),
      },
      {
        words: dismissed ? WORDS.bringBack : WORDS.dismiss,
        label: dismissed ? WORDS.bringBackOf(path) : WORDS.dismissOf(path),
        act: () => void turn(),
      },
    ]
  }
  return (
    <ListView
      title={WORDS.missingPaths}
      intro={WORDS.missingPathsIntro}
      route="GET missing_paths"
      request={{}}
      perPage={50}
      keyOf={({ id }) => id}
      filters={[
        { name: 'search', label: WORDS.searchPaths, hint: WORDS.partOfAddress },
        {
          name: 'dismissed',
          label: WORDS.whichPaths,
          choices: [
            ['', WORDS.openPaths],
            ['1', WORDS.dismissedPaths],
          ],
        },
      ]}
      empty={({ search, dismissed }) => {
        if (search !== '') return WORDS.noPathLikeThat
        if (dismissed !== '') return WORDS.noneDismissed
        return <Empty title={WORDS.noPaths}>{WORDS.noPathsHelp}</Empty>
      }}
      columns={[
        {
          title: WORDS.address,
          isWide: true,
          cell: ({ path }) => <span className="is-long">{path}</span>,
        },
        { title: WORDS.asked, cell: ({ count }) => `${count} ×` },
        { title: WORDS.lastTime, cell: ({ last_at }) => showTime(last_at) },
        {
          title: WORDS.cameFrom,
          isWide: true,
          cell: ({ referrer }) => <span className="is-long">{referrer}</span>,
        },
      ]}
      {...(may(me, 'editor') && { actions })}
    />
  )
}

interface RedirectDialogProps {
  /** Of the missing path. */
  readonly id: number
  readonly path: string
  readonly onMade: (to: string) => void
  readonly onClose: () => void
}

/** Leads an address somewhere: to the page whose address is most like it, unless another is given. */
export function RedirectDialog({ id, path, onMade, onClose }: RedirectDialogProps) {
  const change = useChange()
  const refresh = useRefresh()
  const { body } = useResponse('GET missing_paths/:id/likely_pages', { params: { id } })
  const likely = body?.pages ?? []
  const [typed, setTo] = useState<string>()
  const to = typed ?? likely[0]?.path ?? ''
  return (
    <FormDialog
      title={WORDS.redirect}
      submit={WORDS.makeIt}
      onClose={onClose}
      onSubmit={async () => {
        const redirect = { from: path, to: to.trim() }
        const { fault } = await change('POST redirects', { body: { redirect } })
        refresh('missing_paths')
        if (fault === '') onMade(redirect.to)
        return fault
      }}
    >
      <p className="redirected-path">
        {WORDS.oldAddress}: <strong>{path}</strong>
      </p>
      <TextRow
        label={WORDS.leadsTo}
        help={WORDS.leadsToHelp}
        value={to}
        required
        onChange={setTo}
      />
      {likely.length > 0 && (
        <fieldset className="likely-pages">
          <legend>{WORDS.likely}</legend>
          {likely.map((page) => (
            <button key={page.id} type="button" onClick={() => setTo(page.path)}>
              {page.name} <span className="quiet">{page.path}</span>
            </button>
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}
