import { useState } from 'react'
import { FormDialog, TextRow, textIn } from '../components/form.tsx'
import { type ListTools, ListView } from '../components/list-view.tsx'
import { PathLink } from '../components/path.tsx'
import { showDay } from '../components/show-time.ts'
import { Empty } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { useChange } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { ImportDialog } from './import-dialog.tsx'

export function Redirects() {
  const { me } = useEditor()
  const [from] = useState(() => new URLSearchParams(location.search).get('from') ?? '')
  return (
    <ListView
      title={translate('redirects.redirects')}
      intro={translate('redirects.intro')}
      route="GET redirects"
      request={{}}
      perPage={100}
      keyOf={({ id }) => id}
      filters={[
        {
          name: 'search',
          label: translate('redirects.search'),
          hint: translate('redirects.searchHint'),
        },
      ]}
      empty={({ search }) =>
        search === '' ? (
          <Empty title={translate('redirects.none')}>{translate('redirects.noneHelp')}</Empty>
        ) : (
          translate('redirects.nothingFound')
        )
      }
      head={(tools) => (
        <>
          <button type="button" onClick={() => tools.show(<ImportDialog onClose={tools.close} />)}>
            {translate('redirects.importCsv')}
          </button>
          <a
            className="button-link"
            href={`/v1/spaces/${me.space.id}/redirects.csv`}
            download="redirects.csv"
          >
            {translate('redirects.exportCsv')}
          </a>
          <button
            type="button"
            className="is-primary"
            onClick={() => tools.show(<RedirectDialog from="" tools={tools} />)}
          >
            {translate('redirects.make')}
          </button>
        </>
      )}
      // Other views link here with the old address for a new redirect.
      initialDialog={(tools) => from !== '' && <RedirectDialog from={from} tools={tools} />}
      columns={[
        {
          title: translate('redirects.oldAddress'),
          isWide: true,
          cell: ({ from, published }) => (
            <span className="is-long">
              <a href={`${me.site_url}${from}`} target="_blank" rel="noreferrer">
                {from}
              </a>{' '}
              {!published && (
                <span className="badge is-warning">{translate('redirects.notPublished')}</span>
              )}
            </span>
          ),
        },
        {
          title: translate('redirects.leadsTo'),
          isWide: true,
          cell: ({ to, follows }) =>
            follows === null ? (
              <span className="is-long">{to}</span>
            ) : (
              <PathLink to={`/stories/${follows}`}>{to}</PathLink>
            ),
        },
        {
          title: translate('redirects.kind'),
          cell: ({ follows }) =>
            follows === null
              ? translate('redirects.toAddress')
              : translate('redirects.followsPage'),
        },
        { title: translate('redirects.changed'), cell: ({ updated_at }) => showDay(updated_at) },
      ]}
      removal={({ id, from }) => ({
        caption: translate('redirects.delete'),
        label: translate('redirects.deleteOne', { from }),
        title: translate('redirects.deleteTitle'),
        text: translate('redirects.deleteText', { from }),
        submit: translate('redirects.deleteIt'),
        done: translate('redirects.deleted', { from }),
        send: (change) => change('DELETE redirects/:id', { params: { id } }),
      })}
    />
  )
}

interface RedirectDialogProps {
  readonly from: string
  readonly tools: ListTools
}

function RedirectDialog({ from, tools }: RedirectDialogProps) {
  const change = useChange()
  const create = async (form: FormData) => {
    const redirect = { from: textIn(form, 'from'), to: textIn(form, 'to') }
    const { problem } = await change('POST redirects', { body: { redirect } })
    if (problem === '')
      tools.notify(translate('redirects.made', { from: redirect.from, to: redirect.to }))
    return problem
  }
  return (
    <FormDialog
      title={translate('redirects.make')}
      submit={translate('redirects.makeIt')}
      onSubmit={create}
      onClose={tools.close}
    >
      <TextRow
        label={translate('redirects.oldAddress')}
        name="from"
        value={from}
        required
        placeholder={translate('redirects.oldAddressExample')}
        help={translate('redirects.oldAddressHelp')}
      />
      <TextRow
        label={translate('redirects.leadsTo')}
        name="to"
        required
        placeholder={translate('redirects.leadsToExample')}
        help={translate('redirects.leadsToHelp')}
      />
    </FormDialog>
  )
}
