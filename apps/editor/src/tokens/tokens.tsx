import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { SelectRow, TextRow } from '../pieces/field-row.tsx'
import { FormDialog, textIn } from '../pieces/form-dialog.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { PanelDialog } from '../pieces/panel-dialog.tsx'
import { showDay } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'

interface Token {
  readonly id: string
  readonly access: string
  readonly name: string | null
  readonly own: boolean
  readonly created_at: string | null
}

const ACCESS: readonly (readonly [string, string])[] = [
  ['public', 'Reads what is published'],
  ['private', 'Reads drafts too'],
  ['management', 'Changes everything'],
]

/** The tokens with which programs read the content. */
export function Tokens() {
  const { ask } = useEditor()
  const { rows, fault, refresh } = useList<Token>('api_keys', 'api_keys')
  const { notice, say } = useNotice()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [going, setGoing] = useState<Token>()
  const make = async (given: FormData) => {
    const api_key = { access: textIn(given, 'access'), name: textIn(given, 'name') }
    const answer = await ask<{ api_key?: { token: string } }>('POST api_keys', {
      body: { api_key },
    })
    setMade(answer.body.api_key?.token)
    refresh()
    return answer.fault
  }
  const remove = async ({ id }: Token) => {
    const { fault } = await ask(`DELETE api_keys/${id}`)
    if (fault === '') say('The token opens nothing any more.')
    refresh()
    return fault
  }
  return (
    <View
      title="Tokens"
      intro="Programs read and change the content with a token. Give each program one of its own, so that you can take it away alone."
      actions={
        <button type="button" className="is-primary" onClick={() => setMaking(true)}>
          Make a token
        </button>
      }
    >
      <NoticeLine notice={fault === '' ? notice : { words: fault, isFault: true }} />
      <div className="view-list">
        <DataTable
          label="Tokens"
          rows={rows}
          keyOf={({ id }) => id}
          empty="There is no token. Make one for each program that is to read the content."
          columns={[
            {
              title: 'Name',
              isWide: true,
              cell: ({ name, own }) =>
                own ? 'Of this installation’s settings' : name || 'Without a name',
            },
            {
              title: 'What it may do',
              cell: ({ access }) => ACCESS.find(([one]) => one === access)?.[1],
            },
            { title: 'Made', cell: ({ created_at }) => showDay(created_at) },
            {
              title: 'Actions',
              cell: (token) =>
                token.own ? (
                  <span className="quiet">Changed in the settings of the server</span>
                ) : (
                  <button
                    type="button"
                    aria-label={`Delete ${token.name || 'the token without a name'}`}
                    onClick={() => setGoing(token)}
                  >
                    Delete
                  </button>
                ),
            },
          ]}
        />
      </div>
      {isMaking && (
        <FormDialog
          title="Make a token"
          submit="Make it"
          onSubmit={make}
          onClose={() => setMaking(false)}
        >
          <TextRow
            label="Name"
            name="name"
            required
            placeholder="Nightly export"
            help="What will use it."
          />
          <SelectRow label="What it may do" name="access" choices={ACCESS} />
        </FormDialog>
      )}
      {made !== undefined && (
        <PanelDialog title="Your new token" onClose={() => setMade(undefined)}>
          <p>Copy it now: it is shown this once, and nobody can look it up later.</p>
          <p className="code-line">{made}</p>
          <div className="dialog-actions">
            <button type="button" onClick={() => void navigator.clipboard?.writeText(made)}>
              Copy the token
            </button>
          </div>
        </PanelDialog>
      )}
      {going !== undefined && (
        <FormDialog
          title="Delete the token?"
          submit="Delete it"
          isDanger
          onSubmit={() => remove(going)}
          onClose={() => setGoing(undefined)}
        >
          <p>Whatever uses “{going.name}” stops working at once. This cannot be undone.</p>
        </FormDialog>
      )}
    </View>
  )
}
