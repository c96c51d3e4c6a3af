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
import { WORDS } from './words.ts'

interface Token {
  readonly id: string
  readonly access: string
  readonly name: string | null
  readonly own: boolean
  readonly created_at: string | null
  readonly created_by: { readonly name: string } | null
}

const ACCESS: readonly (readonly [string, string])[] = Object.entries(WORDS.access)

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
    if (fault === '') say(WORDS.deleted)
    refresh()
    return fault
  }
  return (
    <View
      title={WORDS.tokens}
      intro={WORDS.intro}
      actions={
        <button type="button" className="is-primary" onClick={() => setMaking(true)}>
          {WORDS.make}
        </button>
      }
    >
      <NoticeLine notice={fault === '' ? notice : { words: fault, isFault: true }} />
      <div className="view-list">
        <DataTable
          label={WORDS.tokens}
          rows={rows}
          keyOf={({ id }) => id}
          empty={WORDS.none}
          columns={[
            {
              title: WORDS.name,
              isWide: true,
              cell: ({ name, own }) => (own ? WORDS.ofSettings : name || WORDS.nameless),
            },
            {
              title: WORDS.mayDo,
              cell: ({ access }) => ACCESS.find(([one]) => one === access)?.[1],
            },
            { title: WORDS.madeBy, cell: ({ created_by }) => created_by?.name },
            { title: WORDS.made, cell: ({ created_at }) => showDay(created_at) },
            {
              title: WORDS.actions,
              cell: (token) =>
                token.own ? (
                  <span className="quiet">{WORDS.changedInSettings}</span>
                ) : (
                  <button
                    type="button"
                    aria-label={WORDS.deleteOne(token.name ?? '')}
                    onClick={() => setGoing(token)}
                  >
                    {WORDS.delete}
                  </button>
                ),
            },
          ]}
        />
      </div>
      {isMaking && (
        <FormDialog
          title={WORDS.make}
          submit={WORDS.makeIt}
          onSubmit={make}
          onClose={() => setMaking(false)}
        >
          <TextRow
            label={WORDS.name}
            name="name"
            required
            placeholder={WORDS.nameExample}
            help={WORDS.nameHelp}
          />
          <SelectRow label={WORDS.mayDo} name="access" choices={ACCESS} />
        </FormDialog>
      )}
      {made !== undefined && (
        <PanelDialog title={WORDS.newToken} onClose={() => setMade(undefined)}>
          <p>{WORDS.copyNow}</p>
          <p className="code-line">{made}</p>
          <div className="dialog-actions">
            <button type="button" onClick={() => void navigator.clipboard?.writeText(made)}>
              {WORDS.copy}
            </button>
          </div>
        </PanelDialog>
      )}
      {going !== undefined && (
        <FormDialog
          title={WORDS.deleteTitle}
          submit={WORDS.deleteIt}
          isDanger
          onSubmit={() => remove(going)}
          onClose={() => setGoing(undefined)}
        >
          <p>{WORDS.deleteText(going.name ?? '')}</p>
        </FormDialog>
      )}
    </View>
  )
}
