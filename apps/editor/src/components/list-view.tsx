import { addressOf } from '@prospectus/protocol/management/address'
import type { ResponseOf, Route, RowOf } from '@prospectus/protocol/management/contract'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { RequestOptions } from '../api/api.ts'
import { useEditor } from '../context/editor-context.ts'
import { type SendChange, useChange, useRows } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { FormDialog, Options } from './form.tsx'
import { NoticeLine, useNotice } from './notice.tsx'
import { Pager } from './pager.tsx'
import { View } from './view.tsx'

interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row, tools: ListTools) => ReactNode
  /** Whether the column takes the room that is left. */
  readonly isWide?: boolean
}

/** What narrows a list: a member of its query, left out while it is empty. It is a day unless told. */
interface Filter {
  readonly name: string
  readonly label: string
  /** Of a search box: what it says while it is empty. */
  readonly hint?: string
  /** Of a choice, the first that of everything. */
  readonly choices?: readonly (readonly [value: string, label: string])[]
  /** What it is at first; empty unless told. */
  readonly value?: string
}

/** What a list does for whoever acts on it. */
export interface ListTools {
  /** Opens a dialog over the list, in the place of one that is open. */
  readonly show: (dialog: ReactNode) => void
  /** Closes it. */
  readonly close: () => void
  readonly say: (words: string) => void
  /** Shows the problem, or what was done when the problem is empty. */
  readonly report: (problem: string, done: string) => void
}

/** A button on a row. */
interface RowAction {
  readonly words: string
  /** What it is called where its words alone do not say enough. */
  readonly label?: string
  readonly isOff?: boolean
  readonly act: () => void
}

/** Where a row stands, counted from 1, and how many there are on all pages. */
interface RowPlace {
  readonly at: number
  readonly total: number
}

/** What is asked before a row is deleted, and said after it was. */
interface Removal {
  readonly words: string
  readonly label: string
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly done: string
  /** Such as `(change) => change('DELETE redirects/:id', …)`. */
  readonly send: (change: SendChange) => Promise<{ readonly problem: string }>
}

interface ListViewProps<R extends Route, Row = RowOf<R>> {
  /** Of a page of the editor of its own; without one it is a part of another. */
  readonly title?: string
  /** What the page is for, in a sentence or two. */
  readonly intro?: ReactNode
  /** What can be done there, at the end of the title's line. */
  readonly head?: (tools: ListTools) => ReactNode
  /** The dialog that is open at first. */
  readonly opened?: ((tools: ListTools) => ReactNode) | undefined
  /** A file with all that is found, and the words on its link. */
  readonly csv?: readonly [route: CsvRoute, words: (isFiltered: boolean) => string]
  /** What the table is called; the title unless told. */
  readonly label?: string
  /** How it is read, such as `GET leads`. */
  readonly route: R
  /** What the route needs beside the filters. */
  readonly request: RequestOptions<R>
  /** Rows on a page; all are on one unless told. */
  readonly perPage?: number
  /** Asks again that often, by what the response says; false for not again. */
  readonly everyMs?: (body: ResponseOf<R> | undefined) => number | false
  readonly filters?: readonly Filter[]
  /** Stands beside them, such as how the work goes that finds the rows. */
  readonly beside?: (body: ResponseOf<R> | undefined) => ReactNode
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string | number
  /** Why there are no rows, and what to do; by what the filters say. */
  readonly empty: (
    filter: Readonly<Record<string, string>>,
    body: ResponseOf<R> | undefined,
  ) => ReactNode
  /** The buttons on a row. */
  readonly actions?: (row: Row, tools: ListTools, place: RowPlace) => readonly RowAction[]
  /** Said beside them. */
  readonly note?: (row: Row) => ReactNode
  /** Stands below the table. */
  readonly foot?: (tools: ListTools) => ReactNode
  /** How a row is deleted, and what is asked before; undefined for one that cannot be. */
  readonly removal?: (row: Row) => Removal | undefined
}

type CsvRoute = Extract<Route, `GET ${string}.csv`>

/** Things of one kind, one on each line: found by filters, page by page, and what can be done with each. */
export function ListView<R extends Route>(props: ListViewProps<R>) {
  const { title, route, request, perPage, filters = [], keyOf, columns, label = title } = props
  const { me } = useEditor()
  const [page, setPage] = useState(1)
  const initial = Object.fromEntries(filters.map(({ name, value = '' }) => [name, value]))
  const [filter, setFilter] = useState(initial)
  const [dialog, show] = useState<ReactNode>()
  const { notice, say, report } = useNotice()
  const tools = { show, close: () => show(null), say, report }
  const applied = useDeferredValue(filter)
  const paging = perPage === undefined ? {} : { page, per_page: perPage }
  const query = { ...request.query, ...withoutEmpty(applied), ...paging }
  const list = useRows(route, { ...request, query }, props)
  const placeOf = (row: RowOf<R>) => ({
    at: (page - 1) * (perPage ?? 0) + (list.rows?.indexOf(row) ?? 0) + 1,
    total: list.total,
  })
  const all = [...columns]
  if (props.actions !== undefined || props.removal !== undefined) {
    const cell = (row: RowOf<R>) => (
      <RowButtons {...props} row={row} tools={tools} place={placeOf(row)} />
    )
    all.push({ title: translate('components.actions'), cell })
  }
  const content = (
    <>
      {filters.length > 0 && (
        <search className="view-filters">
          {filters.map((each) => (
            <FilterControl
              key={each.name}
              filter={each}
              value={filter[each.name] ?? ''}
              onChange={(value) => {
                setFilter({ ...filter, [each.name]: value })
                setPage(1)
              }}
            />
          ))}
          {props.beside?.(list.body)}
        </search>
      )}
      <NoticeLine
        notice={list.problem === '' ? notice : { words: list.problem, isProblem: true }}
      />
      {list.rows === undefined && (
        <p className="quiet view-empty">{translate('components.loading')}</p>
      )}
      {list.rows?.length === 0 && (
        <div className="view-empty">{props.empty(applied, list.body)}</div>
      )}
      {list.rows !== undefined && list.rows.length > 0 && (
        <DataTable label={label ?? ''} columns={all} rows={list.rows} keyOf={keyOf} tools={tools} />
      )}
      {perPage !== undefined && (
        <Pager page={page} perPage={perPage} total={list.total} onPage={setPage} />
      )}
      {props.foot?.(tools)}
      {dialog === undefined ? props.opened?.(tools) : dialog}
    </>
  )
  if (title === undefined) return content
  const [csv, words] = props.csv ?? []
  const isFiltered = filters.some(({ name, value = '' }) => filter[name] !== value)
  return (
    <View
      title={title}
      intro={props.intro}
      actions={
        <>
          {csv !== undefined && (
            <a
              className="button-link"
              href={`/v1/spaces/${me.space.id}/${addressOf(csv, { query: withoutEmpty(filter) })}`}
              download={addressOf(csv, {})}
            >
              {words?.(isFiltered)}
            </a>
          )}
          {props.head?.(tools)}
        </>
      }
    >
      {content}
    </View>
  )
}

function withoutEmpty(filter: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
}

interface FilterControlProps {
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const { label, hint, choices } = filter
  const change = (event: { readonly currentTarget: { readonly value: string } }) =>
    onChange(event.currentTarget.value)
  if (choices !== undefined) {
    return (
      <select aria-label={label} value={value} onChange={change}>
        <Options choices={choices} />
      </select>
    )
  }
  if (hint !== undefined) {
    const words = { 'aria-label': label, placeholder: hint }
    return <input type="search" {...words} value={value} onChange={change} />
  }
  return (
    <label className="view-day">
      {label} <input type="date" value={value} onChange={change} />
    </label>
  )
}

interface RowButtonsProps<Row>
  extends Pick<ListViewProps<Route, Row>, 'actions' | 'note' | 'removal'> {
  readonly row: Row
  readonly tools: ListTools
  readonly place: RowPlace
}

function RowButtons<Row>(props: RowButtonsProps<Row>) {
  const { row, tools, place } = props
  const change = useChange()
  const removal = props.removal?.(row)
  const buttons = [...(props.actions?.(row, tools, place) ?? [])]
  if (removal !== undefined) {
    const { words, label, title, text, submit, done, send } = removal
    const remove = async () => {
      const { problem } = await send(change)
      if (problem === '') tools.say(done)
      return problem
    }
    const question = (
      <FormDialog title={title} submit={submit} isDanger onSubmit={remove} onClose={tools.close}>
        <p>{text}</p>
      </FormDialog>
    )
    buttons.push({ words, label, act: () => tools.show(question) })
  }
  return (
    <span className="row-actions">
      {buttons.map(({ words, label, isOff, act }) => (
        <button key={words} type="button" aria-label={label} disabled={isOff} onClick={act}>
          {words}
        </button>
      ))}
      {props.note?.(row)}
    </span>
  )
}

interface DataTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  readonly tools: ListTools
}

function DataTable<Row>({ label, columns, rows, keyOf, tools }: DataTableProps<Row>) {
  return (
    <div className="data-table-frame">
      <table className="data-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, isWide }) => (
              <th key={title} scope="col" className={isWide ? 'is-wide' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell }) => (
                <td key={title}>{cell(row, tools)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
