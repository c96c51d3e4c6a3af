import type { EntryDraft } from '@prospectus/protocol/management/datasource'
import { useState } from 'react'
import { useChange, useRows } from '../context/server-state.ts'
import { Form, FormDialog, TextRow, textIn } from '../pieces/form.tsx'
import { ListView } from '../pieces/list-view.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { Empty, View } from '../pieces/view.tsx'
import './data-sources.css'
import { WORDS } from './words.ts'

/** Lists of choices that fields offer, such as topics and industries. */
export function DataSources() {
  const change = useChange()
  const { rows, fault } = useRows('GET datasources', { query: { per_page: 100 } })
  const { notice, say } = useNotice()
  const [chosen, choose] = useState<number>()
  const [dialog, setDialog] = useState<'make' | 'rename' | 'delete'>()
  const open = rows?.find(({ id }) => id === chosen) ?? rows?.[0]
  const close = () => setDialog(undefined)
  const save = async (given: FormData) => {
    const datasource = { name: textIn(given, 'name'), slug: textIn(given, 'slug') }
    const body = { datasource }
    const { fault, body: saved } = await (dialog === 'make' || open === undefined
      ? change('POST datasources', { body })
      : change('PUT datasources/:id', { params: { id: open.id }, body }))
    if (saved !== undefined) {
      choose(saved.datasource.id)
      say(WORDS.saved(datasource.name))
    }
    return fault
  }
  return (
    <View
      title={WORDS.title}
      intro={WORDS.intro}
      actions={
        <button type="button" className="is-primary" onClick={() => setDialog('make')}>
          {WORDS.make}
        </button>
      }
    >
      <NoticeLine notice={fault === '' ? notice : { words: fault, isFault: true }} />
      {rows?.length === 0 && (
        <p className="view-empty">
          <Empty title={WORDS.none}>{WORDS.noneHelp}</Empty>
        </p>
      )}
      {open !== undefined && (
        <div className="lists">
          <ul className="lists-names" aria-label={WORDS.lists}>
            {rows?.map(({ id, name, slug }) => (
              <li key={id}>
                <button type="button" aria-pressed={id === open.id} onClick={() => choose(id)}>
                  {name}
                  <span className="quiet">{slug}</span>
                </button>
              </li>
            ))}
          </ul>
          <section aria-label={open.name}>
            <div className="lists-head">
              <h2>{open.name}</h2>
              <span className="row-actions">
                <button type="button" onClick={() => setDialog('rename')}>
                  {WORDS.rename}
                </button>
                <button type="button" onClick={() => setDialog('delete')}>
                  {WORDS.delete}
                </button>
              </span>
            </div>
            <Entries key={open.id} listId={open.id} />
          </section>
        </div>
      )}
      {(dialog === 'make' || dialog === 'rename') && (
        <FormDialog
          title={dialog === 'make' ? WORDS.make : WORDS.renameTitle}
          submit={WORDS.save}
          onSubmit={save}
          onClose={close}
        >
          <TextRow
            label={WORDS.name}
            name="name"
            value={dialog === 'rename' ? (open?.name ?? '') : ''}
            required
          />
          <TextRow
            label={WORDS.slug}
            name="slug"
            value={dialog === 'rename' ? (open?.slug ?? '') : ''}
            required
            placeholder={WORDS.slugExample}
            help={WORDS.slugHelp}
          />
        </FormDialog>
      )}
      {dialog === 'delete' && open !== undefined && (
        <FormDialog
          title={WORDS.deleteTitle(open.name)}
          submit={WORDS.deleteIt}
          isDanger
          onClose={close}
          onSubmit={async () => {
            const { fault } = await change('DELETE datasources/:id', { params: { id: open.id } })
            if (fault === '') say(WORDS.listDeleted(open.name))
            choose(undefined)
            return fault
          }}
        >
          <p>{WORDS.deleteText}</p>
        </FormDialog>
      )}
    </View>
  )
}

/** What is in a list, in its order. */
function Entries({ listId }: { readonly listId: number }) {
  const change = useChange()
  const put = async (id: number, datasource_entry: EntryDraft) =>
    (await change('PUT datasource_entries/:id', { params: { id }, body: { datasource_entry } }))
      .fault
  return (
    <ListView
      label={WORDS.entries}
      route="GET datasource_entries"
      request={{ query: { datasource_id: listId } }}
      perPage={100}
      keyOf={({ id }) => id}
      empty={() => WORDS.noEntries}
      columns={[
        { title: WORDS.name, isWide: true, cell: ({ name }) => name },
        { title: WORDS.value, cell: ({ value }) => <span className="quiet">{value}</span> },
      ]}
      actions={({ id, name, value }, tools, { at, total }) => {
        const move = async (to: number) => {
          const fault = await put(id, { position: to })
          tools.report(fault, WORDS.moved(name, to))
        }
        const remove = async () => {
          const { fault } = await change('DELETE datasource_entries/:id', { params: { id } })
          tools.report(fault, WORDS.deleted(name))
        }
        const save = async (given: FormData) => {
          const fault = await put(id, wordsIn(given))
          tools.report(fault, WORDS.changed(name))
          return fault
        }
        const dialog = (
          <FormDialog
            title={WORDS.changeOne(name)}
            submit={WORDS.save}
            onClose={tools.close}
            onSubmit={save}
          >
            <TextRow label={WORDS.name} name="name" value={name} required />
            <TextRow
              label={WORDS.value}
              name="value"
              value={value}
              required
              help={WORDS.valueHelp}
            />
          </FormDialog>
        )
        return [
          {
            words: '↑',
            label: WORDS.moveUp(name),
            isOff: at === 1,
            act: () => void move(at - 1),
          },
          {
            words: '↓',
            label: WORDS.moveDown(name),
            isOff: at === total,
            act: () => void move(at + 1),
          },
          { words: WORDS.change, label: WORDS.changeOne(name), act: () => tools.show(dialog) },
          { words: WORDS.delete, label: WORDS.deleteOne(name), act: () => void remove() },
        ]
      }}
      foot={(tools) => (
        <Form
          isLine
          submit={WORDS.add}
          onSubmit={async (given) => {
            const datasource_entry = { ...wordsIn(given), datasource_id: listId }
            const { fault } = await change('POST datasource_entries', {
              body: { datasource_entry },
            })
            if (fault === '') tools.say(WORDS.added(datasource_entry.name))
            return fault
          }}
          onDone={(form) => {
            form.reset()
            form.querySelector('input')?.focus()
          }}
        >
          <TextRow label={WORDS.newName} name="name" required />
          <TextRow label={WORDS.newValue} name="value" />
        </Form>
      )}
    />
  )
}

function wordsIn(given: FormData) {
  const name = textIn(given, 'name')
  return { name, value: textIn(given, 'value') || name }
}
