import type { Period } from '@prospectus/portfolio/periods'
import type { ProjectCurves } from '@prospectus/portfolio/project-curves'
import { type FigureMessages, figureMessages } from './figure-messages.ts'
import type { DiscoveryWithTexts } from './s-curve-summary.ts'
import type { DatasetProps, Project } from './use-dataset.ts'

/** State that the server passes to the S-curve's enhancer as JSON: figures, messages, and texts about a delay. */
export interface SCurveInput extends ProjectCurves {
  readonly unit: DatasetProps['dataset']['unit']
  readonly period: Period
  /** Milliseconds since 1970. */
  readonly startMs: number
  readonly messages: FigureMessages
  /** Text alternative with placeholders. */
  readonly description: string
  readonly discovery: DiscoveryWithTexts | undefined
}

/** Creates the input of the S-curve's enhancer, as JSON. */
export function sCurveInput(
  { planned, earned, actual, plannedFinish }: Project,
  { unit, period, start }: DatasetProps['dataset'],
  messages: DatasetProps['messages'],
  discovery: DiscoveryWithTexts | undefined,
): string {
  const input: SCurveInput = {
    planned,
    earned,
    actual,
    plannedFinish,
    unit,
    period,
    startMs: start?.getTime() ?? 0,
    messages: figureMessages(messages),
    description: messages.figures.sCurveText,
    discovery,
  }
  return JSON.stringify(input)
}
