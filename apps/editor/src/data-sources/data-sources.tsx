import type { EntryDraft } from '@prospectus/protocol/management/datasource'
import { useState } from 'react'
import { Form, FormDialog, TextRow, textIn } from '../components/form.tsx'
import { ListView } from '../components/list-view.tsx'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { EmptyMessage, View } from '../components/view.tsx'
import { useAllRows, useChange } from '../context/server-state.ts'
import './data-sources.css'
import { translate } from '../messages/messages.ts'

/** View of the data sources: lists of options for fields, such as topics and industries. */
export function DataSources() {
  const change = useChange()
  const { rows, isLoading, problem } = useAllRows('GET datasources', {})
  const { notice, notify } = useNotice()
  const [selectedId, setSelectedId] = useState<number>()
  const [dialog, setDialog] = useState<'create' | 'rename' | 'delete'>()
  const selectedSource = rows?.find(({ id }) => id === selectedId) ?? rows?.[0]
  const close = () => setDialog(undefined)
  const save = async (form: FormData) => {
    const datasource = { name: textIn(form, 'name'), slug: textIn(form, 'slug') }
    const body = { datasource }
    const { problem, body: saved } = await (dialog === 'create' || selectedSource === undefined
      ? change('POST datasources', { body })
      : change('PUT datasources/:id', { params: { id: selectedSource.id }, body }))
    if (saved !== undefined) {
      setSelectedId(saved.datasource.id)
      notify(translate('dataSources.saved', { name: datasource.name }))
    }
    return problem
  }
  return (
    <View
      title={translate('dataSources.title')}
      intro={translate('dataSources.intro')}
      actions={
        <button type="button" className="is-primary" onClick={() => setDialog('create')}>
          {translate('dataSources.make')}
        </button>
      }
    >
      <NoticeLine notice={notice} problem={problem} />
      {isLoading && <p className="quiet view-empty">{translate('components.loading')}</p>}
      {rows?.length === 0 && (
        <p className="view-empty">
          <EmptyMessage title={translate('dataSources.none')}>
            {translate('dataSources.noneHelp')}
          </EmptyMessage>
        </p>
      )}
      {selectedSource !== undefined && (
        <div className="lists">
          <ul className="plain-list lists-names" aria-label={translate('dataSources.lists')}>
            {rows?.map(({ id, name, slug }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === selectedSource.id}
                  onClick={() => setSelectedId(id)}
                >
                  {name}
                  <span className="quiet">{slug}</span>
                </button>
              </li>
            ))}
          </ul>
          <section aria-label={selectedSource.name}>
            <div className="lists-head">
              <h2>{selectedSource.name}</h2>
              <span className="row-actions">
                <button type="button" onClick={() => setDialog('rename')}>
                  {translate('dataSources.rename')}
                </button>
                <button type="button" onClick={() => setDialog('delete')}>
                  {translate('dataSources.delete')}
                </button>
              </span>
            </div>
            <Entries key={selectedSource.id} datasourceId={selectedSource.id} />
          </section>
        </div>
      )}
      {(dialog === 'create' || dialog === 'rename') && (
        <FormDialog
          title={
            dialog === 'create'
              ? translate('dataSources.make')
              : translate('dataSources.renameTitle')
          }
          submitLabel={translate('dataSources.save')}
          onSubmit={save}
          onClose={close}
        >
          <TextRow
            label={translate('dataSources.name')}
            name="name"
            value={dialog === 'rename' ? (selectedSource?.name ?? '') : ''}
            required
          />
          <TextRow
            label={translate('dataSources.slug')}
            name="slug"
            value={dialog === 'rename' ? (selectedSource?.slug ?? '') : ''}
            required
            placeholder={translate('dataSources.slugExample')}
            help={translate('dataSources.slugHelp')}
          />
        </FormDialog>
      )}
      {dialog === 'delete' && selectedSource !== undefined && (
        <FormDialog
          title={translate('dataSources.deleteTitle', { name: selectedSource.name })}
          submitLabel={translate('dataSources.deleteIt')}
          isDanger
          onClose={close}
          onSubmit={async () => {
            const { problem } = await change('DELETE datasources/:id', {
              params: { id: selectedSource.id },
            })
            if (problem === '') {
              notify(translate('dataSources.listDeleted', { name: selectedSource.name }))
              setSelectedId(undefined)
            }
            return problem
          }}
        >
          <p>{translate('dataSources.deleteText')}</p>
        </FormDialog>
      )}
    </View>
  )
}

function Entries({ datasourceId }: { readonly datasourceId: number }) {
  const change = useChange()
  const update = async (id: number, datasource_entry: EntryDraft) =>
    (await change('PUT datasource_entries/:id', { params: { id }, body: { datasource_entry } }))
      .problem
  return (
    <ListView
      label={translate('dataSources.entries')}
      route="GET datasource_entries"
      request={{ query: { datasource_id: datasourceId } }}
      perPage={100}
      keyOf={({ id }) => id}
      empty={() => translate('dataSources.noEntries')}
      columns={[
        { title: translate('dataSources.name'), isWide: true, cell: ({ name }) => name },
        {
          title: translate('dataSources.value'),
          cell: ({ value }) => <span className="quiet">{value}</span>,
        },
      ]}
      actions={({ id, name, value }, tools, { number, total }) => {
        const move = async (to: number) => {
          const problem = await update(id, { position: to })
          tools.report(problem, translate('dataSources.moved', { name, place: to }))
        }
        const remove = async () => {
          const { problem } = await change('DELETE datasource_entries/:id', { params: { id } })
          tools.report(problem, translate('dataSources.deleted', { name }))
        }
        const save = async (form: FormData) => {
          const problem = await update(id, entryIn(form))
          tools.report(problem, translate('dataSources.changed', { name }))
          return problem
        }
        const dialog = (
          <FormDialog
            title={translate('dataSources.changeOne', { name })}
            submitLabel={translate('dataSources.save')}
            onClose={tools.closeDialog}
            onSubmit={save}
          >
            <TextRow label={translate('dataSources.name')} name="name" value={name} required />
            <TextRow
              label={translate('dataSources.value')}
              name="value"
              value={value}
              required
              help={translate('dataSources.valueHelp')}
            />
          </FormDialog>
        )
        return [
          {
            caption: '↑',
            ariaLabel: translate('dataSources.moveUp', { name }),
            isDisabled: number === 1,
            onClick: () => void move(number - 1),
          },
          {
            caption: '↓',
            ariaLabel: translate('dataSources.moveDown', { name }),
            isDisabled: number === total,
            onClick: () => void move(number + 1),
          },
          {
            caption: translate('dataSources.change'),
            ariaLabel: translate('dataSources.changeOne', { name }),
            onClick: () => tools.showDialog(dialog),
          },
          {
            caption: translate('dataSources.delete'),
            ariaLabel: translate('dataSources.deleteOne', { name }),
            onClick: () => void remove(),
          },
        ]
      }}
      footer={(tools) => (
        <Form
          isInline
          submitLabel={translate('dataSources.add')}
          onSubmit={async (form) => {
            const datasource_entry = { ...entryIn(form), datasource_id: datasourceId }
            const { problem } = await change('POST datasource_entries', {
              body: { datasource_entry },
            })
            if (problem === '')
              tools.notify(translate('dataSources.added', { name: datasource_entry.name }))
            return problem
          }}
          onDone={(form) => {
            form.reset()
            form.querySelector('input')?.focus()
          }}
        >
          <TextRow label={translate('dataSources.newName')} name="name" required />
          <TextRow label={translate('dataSources.newValue')} name="value" />
        </Form>
      )}
    />
  )
}

function entryIn(form: FormData) {
  const name = textIn(form, 'name')
  return { name, value: textIn(form, 'value') || name }
}
