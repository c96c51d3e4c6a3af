import { useState } from 'react'
import type { Me } from '../api/api.ts'
import { useEditor } from '../context/editor-context.ts'
import { LANGUAGE } from '../language/language.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { showDay } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog, type OneTimeLink } from './link-dialog.tsx'
import { ROLES } from './roles.ts'
import { WORDS } from './words.ts'

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
    const { body, fault } = await ask<Omit<OneTimeLink, 'name'>>(
      `POST people/${id}/reset?language=${LANGUAGE}`,
    )
    if (fault === '') setLink({ ...body, name })
    else report(fault, '')
  }
  return (
    <View
      title={WORDS.people}
      intro={WORDS.intro}
      actions={
        <button type="button" className="is-primary" onClick={() => setInviting(true)}>
          {WORDS.invitePerson}
        </button>
      }
    >
      <NoticeLine notice={fault === '' ? notice : { words: fault, isFault: true }} />
      <div className="view-list">
        <DataTable
          label={WORDS.people}
          rows={rows}
          keyOf={({ id }) => id}
          empty={WORDS.empty}
          columns={[
            {
              title: WORDS.name,
              isWide: true,
              cell: ({ id, name, email }) => (
                <div className="is-long">
                  <strong>{name}</strong>{' '}
                  {id === me.person.id && <span className="badge">{WORDS.you}</span>}
                  <div className="quiet">{email}</div>
                </div>
              ),
            },
            {
              title: WORDS.role,
              cell: (person) => (
                <select
                  aria-label={WORDS.roleOf(person.name)}
                  value={person.role}
                  onChange={(event) => {
                    const role = ROLES.find(([one]) => one === event.currentTarget.value)?.[0]
                    if (role === undefined) return
                    void change(person, { role }, WORDS.hasRole(person.name, WORDS.roleNames[role]))
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
              title: WORDS.state,
              cell: ({ disabled, second_factor }) => (
                <span className="row-actions">
                  <span className={disabled ? 'badge is-fault' : 'badge is-good'}>
                    {disabled ? WORDS.disabled : WORDS.maySignIn}
                  </span>
                  {second_factor && <span className="badge">{WORDS.secondFactor}</span>}
                </span>
              ),
            },
            { title: WORDS.since, cell: ({ created_at }) => showDay(created_at) },
            {
              title: WORDS.actions,
              cell: (person) => (
                <span className="row-actions">
                  <button
                    type="button"
                    aria-label={WORDS.newPasswordFor(person.name)}
                    onClick={() => void reset(person)}
                  >
                    {WORDS.newPassword}
                  </button>
                  {person.id !== me.person.id && (
                    <button
                      type="button"
                      aria-label={
                        person.disabled
                          ? WORDS.enablePerson(person.name)
                          : WORDS.disablePerson(person.name)
                      }
                      onClick={() =>
                        void change(
                          person,
                          { disabled: !person.disabled },
                          person.disabled
                            ? WORDS.enabled(person.name)
                            : WORDS.wasDisabled(person.name),
                        )
                      }
                    >
                      {person.disabled ? WORDS.enable : WORDS.disable}
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
