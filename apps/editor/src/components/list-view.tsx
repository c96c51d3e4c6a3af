import { addressOf } from '@prospectus/protocol/management/address'
import type { ResponseOf, Route, RowOf } from '@prospectus/protocol/management/contract'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { RequestOptions } from '../api/api.ts'
import { useEditor } from '../context/editor-context.ts'
import { type SendChange, useChange, useRows } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { FormDialog, SearchBox, Select } from './form.tsx'
import { NoticeLine, useNotice } from './notice.tsx'
import { Pager } from './pager.tsx'
import { View } from './view.tsx'

interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row, tools: ListTools) => ReactNode
  /** Gives the column the remaining width. */
  readonly isWide?: boolean
}

/** A filter of a list: a search box (`placeholder`), a select (`choices`), else a date. Not sent while it is empty. */
interface Filter {
  readonly name: string
  readonly label: string
  readonly placeholder?: string
  /** Options of a select; the value '' means all rows. */
  readonly choices?: readonly (readonly [value: string, label: string])[]
  /** Initial value; '' by default. */
  readonly value?: string
}

export interface ListTools {
  /** Opens a dialog over the list, replacing the open one. */
  readonly showDialog: (dialog: ReactNode) => void
  readonly closeDialog: () => void
  readonly notify: (message: string) => void
  /** Shows the problem, or the success message when the problem is empty. */
  readonly report: (problem: string, successMessage: string) => void
}

interface RowAction {
  readonly caption: string
  readonly ariaLabel?: string
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

interface RowPosition {
  /** Counted from 1 across all pages. */
  readonly number: number
  readonly total: number
}

interface Removal {
  readonly caption: string
  readonly ariaLabel: string
  readonly title: string
  readonly text: string
  readonly submitLabel: string
  readonly successMessage: string
  /** Sends the request, such as `(change) => change('DELETE redirects/:id', …)`. */
  readonly send: (change: SendChange) => Promise<{ readonly problem: string }>
}

interface ListViewProps<R extends Route, Row = RowOf<R>> {
  /** Title of the view; undefined for a list inside another view. */
  readonly title?: string
  readonly intro?: ReactNode
  readonly headActions?: (tools: ListTools) => ReactNode
  /** Primary button, which opens the dialog for a new row. */
  readonly creation?: { readonly label: string; readonly dialog: (tools: ListTools) => ReactNode }
  /** Dialog that is open when the view appears. */
  readonly initialDialog?: ((tools: ListTools) => ReactNode) | undefined
  /** Link to a CSV file of the rows that match the filter. */
  readonly csv?: readonly [route: CsvRoute, label: (isFiltered: boolean) => string]
  /** Accessible name of the table; by default the title. */
  readonly label?: string
  readonly route: R
  readonly request: RequestOptions<R>
  /** Rows per page; by default all are on one page. */
  readonly perPage?: number
  /** Polling interval after a response; false for no polling. */
  readonly pollMs?: (body: ResponseOf<R> | undefined) => number | false
  readonly filters?: readonly Filter[]
  /** Shown beside the filters. */
  readonly filterNote?: (body: ResponseOf<R> | undefined) => ReactNode
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string | number
  /** Shown in place of a table without rows. */
  readonly empty: (
    filter: Readonly<Record<string, string>>,
    body: ResponseOf<R> | undefined,
  ) => ReactNode
  readonly actions?: (row: Row, tools: ListTools, position: RowPosition) => readonly RowAction[]
  /** Shown after the buttons of a row. */
  readonly note?: (row: Row) => ReactNode
  readonly footer?: (tools: ListTools) => ReactNode
  /** Button that deletes the row after a confirmation; undefined for a row that cannot be deleted. */
  readonly removal?: (row: Row) => Removal | undefined
}

type CsvRoute = Extract<Route, `GET ${string}.csv`>

export function ListView<R extends Route>(props: ListViewProps<R>) {
  const { title, label = title, route, request, perPage, filters = [], keyOf, creation } = props
  const { me } = useEditor()
  const [page, setPage] = useState(1)
  const initialFilter = Object.fromEntries(filters.map(({ name, value = '' }) => [name, value]))
  const [filter, setFilter] = useState(initialFilter)
  const [dialog, setDialog] = useState<ReactNode>()
  const { notice, notify, report } = useNotice()
  const tools = { showDialog: setDialog, closeDialog: () => setDialog(null), notify, report }
  const deferredFilter = useDeferredValue(filter)
  const paging = perPage === undefined ? {} : { page, per_page: perPage }
  const query = { ...request.query, ...withoutEmptyValues(deferredFilter), ...paging }
  const list = useRows(route, { ...request, query }, props)
  const positionOf = (row: RowOf<R>) => ({
    number: (page - 1) * (perPage ?? 0) + (list.rows?.indexOf(row) ?? 0) + 1,
    total: list.total,
  })
  const allColumns = [...props.columns]
  if (props.actions !== undefined || props.removal !== undefined) {
    const cell = (row: RowOf<R>) => (
      <RowButtons {...props} row={row} tools={tools} position={positionOf(row)} />
    )
    allColumns.push({ title: translate('components.actions'), cell })
  }
  const content = (
    <>
      {filters.length > 0 && (
        <search className="view-filters">
          {filters.map((filterDefinition) => (
            <FilterControl
              key={filterDefinition.name}
              filter={filterDefinition}
              value={filter[filterDefinition.name] ?? ''}
              onChange={(value) => {
                setFilter({ ...filter, [filterDefinition.name]: value })
                setPage(1)
              }}
            />
          ))}
          {props.filterNote?.(list.body)}
        </search>
      )}
      <NoticeLine notice={notice} problem={list.problem} />
      {list.isLoading && <p className="quiet view-empty">{translate('components.loading')}</p>}
      {list.rows?.length === 0 && (
        <div className="view-empty">{props.empty(deferredFilter, list.body)}</div>
      )}
      {list.rows !== undefined && list.rows.length > 0 && (
        <div className="data-table-frame">
          <table className="data-table" aria-label={label}>
            <thead>
              <tr>
                {allColumns.map(({ title, isWide }) => (
                  <th key={title} scope="col" className={isWide ? 'is-wide' : undefined}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={keyOf(row)}>
                  {allColumns.map(({ title, cell }) => (
                    <td key={title}>{cell(row, tools)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {perPage !== undefined && (
        <Pager page={page} perPage={perPage} total={list.total} onPage={setPage} />
      )}
      {props.footer?.(tools)}
      {dialog === undefined ? props.initialDialog?.(tools) : dialog}
    </>
  )
  if (title === undefined) return content
  const [csvRoute, csvLabel] = props.csv ?? []
  const csvQuery = withoutEmptyValues(filter)
  const isFiltered = filters.some(({ name, value = '' }) => filter[name] !== value)
  return (
    <View
      title={title}
      intro={props.intro}
      actions={
        <>
          {csvRoute !== undefined && (
            <a
              className="button-link"
              href={`/v1/spaces/${me.space.id}/${addressOf(csvRoute, { query: csvQuery })}`}
              download={addressOf(csvRoute, {})}
            >
              {csvLabel?.(isFiltered)}
            </a>
          )}
          {props.headActions?.(tools)}
          {creation !== undefined && (
            <button
              type="button"
              className="is-primary"
              onClick={() => setDialog(creation.dialog(tools))}
            >
              {creation.label}
            </button>
          )}
        </>
      }
    >
      {content}
    </View>
  )
}

function withoutEmptyValues(filter: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
}

interface FilterControlProps {
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const { label, placeholder, choices } = filter
  const control = { label, value, onChange }
  if (choices !== undefined) return <Select {...control} choices={choices} />
  if (placeholder !== undefined) return <SearchBox {...control} placeholder={placeholder} />
  return (
    <label className="view-day">
      {label}{' '}
      <input
        type="date"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}

interface RowButtonsProps<Row>
  extends Pick<ListViewProps<Route, Row>, 'actions' | 'note' | 'removal'> {
  readonly row: Row
  readonly tools: ListTools
  readonly position: RowPosition
}

function RowButtons<Row>(props: RowButtonsProps<Row>) {
  const { row, tools, position } = props
  const change = useChange()
  const removal = props.removal?.(row)
  const buttons = [...(props.actions?.(row, tools, position) ?? [])]
  if (removal !== undefined) {
    const { caption, ariaLabel, title, text, submitLabel, successMessage, send } = removal
    const remove = async () => {
      const { problem } = await send(change)
      if (problem === '') tools.notify(successMessage)
      return problem
    }
    const question = (
      <FormDialog
        title={title}
        submitLabel={submitLabel}
        isDanger
        onSubmit={remove}
        onClose={tools.closeDialog}
      >
        <p>{text}</p>
      </FormDialog>
    )
    buttons.push({ caption, ariaLabel, onClick: () => tools.showDialog(question) })
  }
  return (
    <span className="row-actions">
      {buttons.map(({ caption, ariaLabel, isDisabled, onClick }) => (
        <button
          key={caption}
          type="button"
          aria-label={ariaLabel}
          disabled={isDisabled}
          onClick={onClick}
        >
          {caption}
        </button>
      ))}
      {props.note?.(row)}
    </span>
  )
}
