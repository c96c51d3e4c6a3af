import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { TextRow } from '../pieces/field-row.tsx'
import { FormDialog, textIn } from '../pieces/form-dialog.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { Entries } from './entries.tsx'
import './data-sources.css'

interface DataSource {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** Lists of choices that fields offer, such as topics and industries. */
export function DataSources() {
  const { ask } = useEditor()
  const { rows, fault, refresh } = useList<DataSource>('datasources?per_page=100', 'datasources')
  const { notice, say } = useNotice()
  const [chosen, choose] = useState<number>()
  const [dialog, setDialog] = useState<'make' | 'rename' | 'delete'>()
  const open = rows?.find(({ id }) => id === chosen) ?? rows?.[0]
  const close = () => setDialog(undefined)
  const save = async (given: FormData) => {
    const datasource = { name: textIn(given, 'name'), slug: textIn(given, 'slug') }
    const isNew = dialog === 'make'
    const { fault, body } = await ask<{ datasource?: DataSource }>(
      isNew ? 'POST datasources' : `PUT datasources/${open?.id}`,
      { body: { datasource } },
    )
    if (fault === '') {
      choose(body.datasource?.id)
      say(`The list ${datasource.name} is saved.`)
    }
    refresh()
    return fault
  }
  return (
    <View
      title="Lists of choices"
      intro="What editors can choose from in fields such as topic or industry. Visitors see the names in filters."
      actions={
        <button type="button" className="is-primary" onClick={() => setDialog('make')}>
          Make a list
        </button>
      }
    >
      <NoticeLine notice={fault === '' ? notice : { words: fault, isFault: true }} />
      {rows?.length === 0 && (
        <p className="view-empty">
          <strong>There are no lists yet</strong>
          Make one, and fields of blocks can offer what is in it.
        </p>
      )}
      {open !== undefined && (
        <div className="lists">
          <ul className="lists-names" aria-label="Lists">
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
                  Rename
                </button>
                <button type="button" onClick={() => setDialog('delete')}>
                  Delete
                </button>
              </span>
            </div>
            <Entries key={open.id} listId={open.id} />
          </section>
        </div>
      )}
      {(dialog === 'make' || dialog === 'rename') && (
        <FormDialog
          title={dialog === 'make' ? 'Make a list' : 'Rename the list'}
          submit="Save"
          onSubmit={save}
          onClose={close}
        >
          <TextRow
            label="Name"
            name="name"
            value={dialog === 'rename' ? (open?.name ?? '') : ''}
            required
          />
          <TextRow
            label="Slug"
            name="slug"
            value={dialog === 'rename' ? (open?.slug ?? '') : ''}
            required
            placeholder="topics"
            help="What blocks know it by: lower-case letters, digits and hyphens. Blocks that ask for the old one find nothing."
          />
        </FormDialog>
      )}
      {dialog === 'delete' && open !== undefined && (
        <FormDialog
          title={`Delete the list ${open.name}?`}
          submit="Delete it"
          isDanger
          onClose={close}
          onSubmit={async () => {
            const { fault } = await ask(`DELETE datasources/${open.id}`)
            if (fault === '') say(`The list ${open.name} is deleted.`)
            choose(undefined)
            refresh()
            return fault
          }}
        >
          <p>Fields that choose from it will offer nothing. What stories hold already stays.</p>
        </FormDialog>
      )}
    </View>
  )
}
