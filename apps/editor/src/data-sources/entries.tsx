import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { TextRow } from '../pieces/field-row.tsx'
import { FormDialog, textIn } from '../pieces/form-dialog.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { Pager } from '../pieces/pager.tsx'
import { useList } from '../pieces/use-list.ts'
import { WORDS } from './words.ts'

interface Entry {
  readonly id: number
  readonly name: string
  readonly value: string
}

const PER_PAGE = 100

/** What is in a list, in its order. */
export function Entries({ listId }: { readonly listId: number }) {
  const { ask } = useEditor()
  const [page, setPage] = useState(1)
  const query = `datasource_id=${listId}&page=${page}&per_page=${PER_PAGE}`
  const list = useList<Entry>(`datasource_entries?${query}`, 'datasource_entries')
  const { notice, report } = useNotice()
  const [open, setOpen] = useState<Entry>()
  const act = async (what: string, done: string, entry?: object) => {
    const { fault } = await ask(what, entry ? { body: { datasource_entry: entry } } : {})
    report(fault, done)
    list.refresh()
    return fault
  }
  const add = async (form: HTMLFormElement) => {
    const given = new FormData(form)
    const entry = { ...wordsIn(given), datasource_id: listId }
    const fault = await act('POST datasource_entries', WORDS.added(entry.name), entry)
    if (fault !== '') return
    form.reset()
    form.querySelector('input')?.focus()
  }
  const move = (entry: Entry, to: number) =>
    act(`PUT datasource_entries/${entry.id}`, WORDS.moved(entry.name, to), { position: to })
  return (
    <>
      <NoticeLine notice={list.fault === '' ? notice : { words: list.fault, isFault: true }} />
      <DataTable
        label={WORDS.entries}
        rows={list.rows?.map((entry, at) => ({ entry, at: (page - 1) * PER_PAGE + at + 1 }))}
        keyOf={({ entry }) => entry.id}
        empty={WORDS.noEntries}
        columns={[
          { title: WORDS.name, isWide: true, cell: ({ entry }) => entry.name },
          {
            title: WORDS.value,
            cell: ({ entry }) => <span className="quiet">{entry.value}</span>,
          },
          {
            title: WORDS.actions,
            cell: ({ entry, at }) => (
              <span className="row-actions">
                <button
                  type="button"
                  aria-label={WORDS.moveUp(entry.name)}
                  disabled={at === 1}
                  onClick={() => void move(entry, at - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={WORDS.moveDown(entry.name)}
                  disabled={at === list.total}
                  onClick={() => void move(entry, at + 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={WORDS.changeOne(entry.name)}
                  onClick={() => setOpen(entry)}
                >
                  {WORDS.change}
                </button>
                <button
                  type="button"
                  aria-label={WORDS.deleteOne(entry.name)}
                  onClick={() =>
                    void act(`DELETE datasource_entries/${entry.id}`, WORDS.deleted(entry.name))
                  }
                >
                  {WORDS.delete}
                </button>
              </span>
            ),
          },
        ]}
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
      <form
        className="entry-add"
        onSubmit={(event) => {
          event.preventDefault()
          void add(event.currentTarget)
        }}
      >
        <TextRow label={WORDS.newName} name="name" required />
        <TextRow label={WORDS.newValue} name="value" />
        <button type="submit">{WORDS.add}</button>
      </form>
      {open !== undefined && (
        <FormDialog
          title={WORDS.changeOne(open.name)}
          submit={WORDS.save}
          onClose={() => setOpen(undefined)}
          onSubmit={(given) =>
            act(`PUT datasource_entries/${open.id}`, WORDS.changed(open.name), wordsIn(given))
          }
        >
          <TextRow label={WORDS.name} name="name" value={open.name} required />
          <TextRow
            label={WORDS.value}
            name="value"
            value={open.value}
            required
            help={WORDS.valueHelp}
          />
        </FormDialog>
      )}
    </>
  )
}

function wordsIn(given: FormData) {
  const name = textIn(given, 'name')
  return { name, value: textIn(given, 'value') || name }
}
