import { formatDay, isoDate } from '@prospectus/content/messages/day'
import {
  type PlanState,
  type ProjectFigures,
  type ProjectPerformance,
  planStateOf,
} from '@prospectus/portfolio/earned-value'
import { dayAfter } from '@prospectus/portfolio/periods'
import { lastKnown } from '@prospectus/portfolio/project-curves'
import { totalsOf } from '@prospectus/portfolio/totals'
import { writeText } from '../../figures/chart-readouts.ts'
import { enableStatusDial } from '../../figures/status-date.ts'
import { type LiveTower, rowsAt, summaryAt } from './live-tower.ts'
import { barPaths } from './tower-bar-paths.ts'
import { planStateOfExcess, stateText, type TowerMessages, towerFormat } from './tower-format.ts'

/** Recalculates the table for the status date that the visitor sets. */
export function enhance(element: HTMLElement): void {
  const range = element.querySelector<HTMLInputElement>('.project-control-tower-ruler > input')
  const sentence = element.querySelector('.project-control-tower-sentence')
  const rows = [...element.querySelectorAll('tbody > tr')]
  const totalRow = element.querySelector('tfoot > tr')
  const asOf = element.querySelector('.project-control-tower-as-of > time')
  if (range === null || sentence === null) return
  const liveTower: LiveTower = JSON.parse(element.dataset.xTower ?? '{}')
  const { locale } = liveTower.messages
  const start = new Date(liveTower.startMs)
  const writeRow = createRowWriter(liveTower.messages)
  const firstProject = liveTower.projectCurves[0]
  if (firstProject === undefined) return

  const draw = (at: number) => {
    const statuses = rowsAt(liveTower, at)
    for (const [index, status] of statuses.entries()) {
      const row = rows[index]
      if (row !== undefined) writeRow(row, { ...status, figures: status })
    }
    if (totalRow !== null) writeRow(totalRow, totalsOf(statuses))
    const date = dayAfter(liveTower.period, start, at)
    writeText(asOf, formatDay(locale, date))
    asOf?.setAttribute('datetime', isoDate(date))
    writeText(sentence, summaryAt(liveTower, statuses))
  }
  const describe = (at: number) => formatDay(locale, dayAfter(liveTower.period, start, at))
  enableStatusDial({
    range,
    period: liveTower.period,
    start,
    lastKnownTime: lastKnown(firstProject),
    draw,
    describe,
  })
}

interface RowFigures extends ProjectPerformance {
  readonly figures: ProjectFigures
  /** Undefined for the total. */
  readonly forecastFinish?: Date | undefined
  /** Weeks later than planned; undefined for the total. */
  readonly slipWeeks?: number | undefined
}

const STEM = 'project-control-tower'

/** Returns a function that writes figures into a row that the server has rendered. */
function createRowWriter(messages: TowerMessages): (row: Element, values: RowFigures) => void {
  const { amount, index, signed, slip } = towerFormat(messages)
  return (row, values) => {
    const cell = (key: string) => row.querySelector(`[data-cell="${key}"]`)
    const setText = (key: string, text: string | undefined, tone?: PlanState) => {
      const target = cell(key)
      const textNode = target?.firstChild
      if (textNode?.nodeType === Node.TEXT_NODE) textNode.textContent = text ?? '–'
      if (target && tone) target.className = withTone(target.className, tone)
    }
    const setNote = (key: string, text: string) => {
      writeText(cell(key)?.querySelector(`.${STEM}-note`) ?? null, text)
    }
    const { figures, scheduleIndex, costIndex, forecastCost, variance = 0 } = values
    const state = planStateOf(scheduleIndex)
    setText('SPI', index(scheduleIndex), state ?? 'on-plan')
    setText('CPI', index(costIndex), planStateOf(costIndex) ?? 'on-plan')
    for (const key of ['planned', 'earned', 'actual'] as const) setText(key, amount(figures[key]))
    setText('forecast', amount(forecastCost), planStateOfExcess(-variance))
    setNote('forecast', signed(-variance) ?? '')
    for (const mark of row.querySelectorAll(`.${STEM}-mark`)) {
      mark.className = `${STEM}-mark ${STEM}-${state ?? 'unknown'}`
    }
    const mark = cell('status')?.querySelector(`.${STEM}-mark`) ?? null
    writeText(mark, stateText(state, messages))
    const collapsedIndex = row.querySelector(`.${STEM}-fold .${STEM}-mark > span`)
    if (collapsedIndex?.firstElementChild && collapsedIndex.lastChild) {
      writeText(collapsedIndex.firstElementChild, `${stateText(state, messages)} `)
      collapsedIndex.lastChild.textContent = index(scheduleIndex) ?? '–'
    }
    drawBar(row, figures, state)
    const finishTime = cell('finish')?.querySelector('time')
    if (finishTime && values.forecastFinish) {
      writeText(finishTime, formatDay(messages.locale, values.forecastFinish))
      finishTime.dateTime = isoDate(values.forecastFinish)
      setNote('finish', slip(values.slipWeeks) ?? '')
      setText('finish', undefined, planStateOfExcess(values.slipWeeks ?? 0))
    }
  }
}

function drawBar(row: Element, figures: ProjectFigures, state: PlanState | undefined): void {
  const bar = row.querySelector(`.${STEM}-bar`)
  const paths = barPaths(figures)
  if (bar === null || paths === undefined) return
  bar.setAttribute('class', `${STEM}-bar ${STEM}-bar-${state ?? 'on-plan'}`)
  for (const [name, path] of Object.entries(paths)) {
    bar.querySelector(`.${STEM}-${name}`)?.setAttribute('d', path)
  }
}

function withTone(className: string, tone: PlanState): string {
  return className.replace(/tone-\S+/, `tone-${tone}`)
}
