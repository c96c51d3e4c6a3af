import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { useChange } from '../context/server-state.ts'
import { FormDialog, TextRow, textIn } from '../pieces/form.tsx'
import { type ListTools, ListView } from '../pieces/list-view.tsx'
import { PathLink } from '../pieces/path.tsx'
import { showDay } from '../pieces/show-time.ts'
import { Empty } from '../pieces/view.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { WORDS } from './words.ts'

/** Old addresses, and where they lead. */
export function Redirects() {
  const { me } = useEditor()
  const [from] = useState(() => new URLSearchParams(location.search).get('from') ?? '')
  return (
    <ListView
      title={WORDS.redirects}
      intro={WORDS.intro}
      route="GET redirects"
      request={{}}
      perPage={100}
      keyOf={({ id }) => id}
      filters={[{ name: 'search', label: WORDS.search, hint: WORDS.searchHint }]}
      empty={({ search }) =>
        search === '' ? <Empty title={WORDS.none}>{WORDS.noneHelp}</Empty> : WORDS.nothingFound
      }
      head={(tools) => (
        <>
          <button type="button" onClick={() => tools.show(<ImportDialog onClose={tools.close} />)}>
            {WORDS.importCsv}
          </button>
          <a
            className="button-link"
            href={`/v1/spaces/${me.space.id}/redirects.csv`}
            download="redirects.csv"
          >
            {WORDS.exportCsv}
          </a>
          <button
            type="button"
            className="is-primary"
            onClick={() => tools.show(<RedirectDialog from="" tools={tools} />)}
          >
            {WORDS.make}
          </button>
        </>
      )}
      // Other views lead here with the old address of a redirect that is to be made.
      opened={(tools) => from !== '' && <RedirectDialog from={from} tools={tools} />}
      columns={[
        {
          title: WORDS.oldAddress,
          isWide: true,
          cell: ({ from, published }) => (
            <span className="is-long">
              <a href={`${me.site_url}${from}`} target="_blank" rel="noreferrer">
                {from}
              </a>{' '}
              {!published && <span className="badge is-warning">{WORDS.notPublished}</span>}
            </span>
          ),
        },
        {
          title: WORDS.leadsTo,
          isWide: true,
          cell: ({ to, follows }) =>
            follows === null ? (
              <span className="is-long">{to}</span>
            ) : (
              <PathLink to={`/stories/${follows}`}>{to}</PathLink>
            ),
        },
        {
          title: WORDS.kind,
          cell: ({ follows }) => (follows === null ? WORDS.toAddress : WORDS.followsPage),
        },
        { title: WORDS.changed, cell: ({ updated_at }) => showDay(updated_at) },
      ]}
      removal={({ id, from }) => ({
        words: WORDS.delete,
        label: WORDS.deleteOne(from),
        title: WORDS.deleteTitle,
        text: WORDS.deleteText(from),
        submit: WORDS.deleteIt,
        done: WORDS.deleted(from),
        send: (change) => change('DELETE redirects/:id', { params: { id } }),
      })}
    />
  )
}

interface RedirectDialogProps {
  /** The old address that is offered. */
  readonly from: string
  readonly tools: ListTools
}

function RedirectDialog({ from, tools }: RedirectDialogProps) {
  const change = useChange()
  const make = async (given: FormData) => {
    const redirect = { from: textIn(given, 'from'), to: textIn(given, 'to') }
    const { fault } = await change('POST redirects', { body: { redirect } })
    if (fault === '') tools.say(WORDS.made(redirect.from, redirect.to))
    return fault
  }
  return (
    <FormDialog title={WORDS.make} submit={WORDS.makeIt} onSubmit={make} onClose={tools.close}>
      <TextRow
        label={WORDS.oldAddress}
        name="from"
        value={from}
        required
        placeholder={WORDS.oldAddressExample}
        help={WORDS.oldAddressHelp}
      />
      <TextRow
        label={WORDS.leadsTo}
        name="to"
        required
        placeholder={WORDS.leadsToExample}
        help={WORDS.leadsToHelp}
      />
    </FormDialog>
  )
}
