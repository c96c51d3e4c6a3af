import { useState } from 'react'
import type { Me } from '../api/api.ts'
import { useEditor } from '../context/editor-context.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { showDay } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog, type OneTimeLink } from './link-dialog.tsx'
import { ROLES } from './roles.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Me['person']['role']
  readonly disabled: boolean
  readonly second_factor: boolean
  readonly created_at: string
}

type Change = Partial<Pick<Person, 'role' | 'disabled'>>

/** Who may sign in, and what each may do. */
export function People() {
  const { me, ask } = useEditor()
  const { rows, fault, refresh } = useList<Person>('people', 'people')
  const { notice, report } = useNotice()
  const [isInviting, setInviting] = useState(false)
  const [link, setLink] = useState<OneTimeLink>()
  const change = async (person: Person, changed: Change, done: string) => {
    const { fault } = await ask(`PUT people/${person.id}`, { body: { person: changed } })
    report(fault, done)
    refresh()
  }
  const reset = async ({ id, name }: Person) => {
    const { body, fault } = await ask<Omit<OneTimeLink, 'name'>>(`POST people/${id}/reset`)
    if (fault === '') setLink({ ...body, name })
    else report(fault, '')
  }
  return (
    <View
      title="People"
      intro="Who may sign in to this editor. Authors write drafts, editors also publish, owners also decide who has access."
      actions={
        <button type="button" className="is-primary" onClick={() => setInviting(true)}>
          Invite a person
        </button>
      }
    >
      <NoticeLine notice={fault === '' ? notice : { words: fault, isFault: true }} />
      <div className="view-list">
        <DataTable
          label="People"
          rows={rows}
          keyOf={({ id }) => id}
          empty="Nobody is here yet. Invite a person to begin."
          columns={[
            {
              title: 'Name',
              isWide: true,
              cell: ({ id, name, email }) => (
                <>
                  <strong>{name}</strong>{' '}
                  {id === me.person.id && <span className="badge">You</span>}
                  <div className="quiet">{email}</div>
                </>
              ),
            },
            {
              title: 'Role',
              cell: (person) => (
                <select
                  aria-label={`Role of ${person.name}`}
                  value={person.role}
                  onChange={(event) => {
                    const role = ROLES.find(([one]) => one === event.currentTarget.value)?.[0]
                    if (role === undefined) return
                    void change(person, { role }, `${person.name} is now ${role}.`)
                  }}
                >
                  {ROLES.map(([role, label]) => (
                    <option key={role} value={role}>
                      {label}
                    </option>
                  ))}
                </select>
              ),
            },
            {
              title: 'State',
              cell: ({ disabled, second_factor }) => (
                <span className="row-actions">
                  <span className={disabled ? 'badge is-fault' : 'badge is-good'}>
                    {disabled ? 'Disabled' : 'May sign in'}
                  </span>
                  {second_factor && <span className="badge">Second factor</span>}
                </span>
              ),
            },
            { title: 'Since', cell: ({ created_at }) => showDay(created_at) },
            {
              title: 'Actions',
              cell: (person) => (
                <span className="row-actions">
                  <button
                    type="button"
                    aria-label={`New password for ${person.name}`}
                    onClick={() => void reset(person)}
                  >
                    New password
                  </button>
                  {person.id !== me.person.id && (
                    <button
                      type="button"
                      aria-label={`${person.disabled ? 'Enable' : 'Disable'} ${person.name}`}
                      onClick={() =>
                        void change(
                          person,
                          { disabled: !person.disabled },
                          person.disabled
                            ? `${person.name} may sign in again.`
                            : `${person.name} can no longer sign in and was signed out everywhere.`,
                        )
                      }
                    >
                      {person.disabled ? 'Enable' : 'Disable'}
                    </button>
                  )}
                </span>
              ),
            },
          ]}
        />
      </div>
      {isInviting && (
        <InviteDialog
          onInvited={(made) => {
            setLink(made)
            refresh()
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {link !== undefined && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </View>
  )
}
