import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { TextRow } from '../pieces/field-row.tsx'
import { FormDialog, textIn } from '../pieces/form-dialog.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { Entries } from './entries.tsx'
import './data-sources.css'
import { WORDS } from './words.ts'

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
      say(WORDS.saved(datasource.name))
    }
    refresh()
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
          <strong>{WORDS.none}</strong>
          {WORDS.noneHelp}
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
            const { fault } = await ask(`DELETE datasources/${open.id}`)
            if (fault === '') say(WORDS.listDeleted(open.name))
            choose(undefined)
            refresh()
            return fault
          }}
        >
          <p>{WORDS.deleteText}</p>
        </FormDialog>
      )}
    </View>
  )
}
